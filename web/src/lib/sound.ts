// Short sounds made on the spot: dry, close, wooden, quiet. Never the only signal, never before a gesture of the player.
import { settings } from './settings.svelte';

export type SoundName =
  'wood' | 'stone' | 'coin' | 'gem' | 'thud' | 'chime' | 'horn' | 'monster' | 'ogre' | 'refuse' | 'seal';

interface Tone {
  shape: OscillatorType;
  from: number;
  /** Where the pitch glides to; as `from` if left out. */
  to?: number;
  /** Seconds after the start. */
  at?: number;
  length: number;
  loud: number;
  /** Seconds until it is at its loudest. */
  rise?: number;
}

interface Noise {
  /** Middle of the band, in hertz. */
  band: number;
  width: number;
  at?: number;
  length: number;
  loud: number;
}

const RECIPES: Record<SoundName, { tones?: Tone[]; noises?: Noise[] }> = {
  wood: {
    tones: [
      { shape: 'sine', from: 420, to: 210, length: 0.09, loud: 0.5 },
      { shape: 'triangle', from: 890, to: 640, length: 0.04, loud: 0.16 },
    ],
    noises: [{ band: 1900, width: 1.2, length: 0.02, loud: 0.3 }],
  },
  stone: {
    tones: [{ shape: 'sine', from: 190, to: 110, length: 0.13, loud: 0.55 }],
    noises: [{ band: 900, width: 0.9, length: 0.05, loud: 0.4 }],
  },
  coin: {
    tones: [
      { shape: 'triangle', from: 1760, length: 0.16, loud: 0.17 },
      { shape: 'triangle', from: 2349, at: 0.07, length: 0.24, loud: 0.15 },
    ],
  },
  gem: {
    tones: [
      { shape: 'sine', from: 2637, length: 0.2, loud: 0.17 },
      { shape: 'sine', from: 3951, length: 0.12, loud: 0.07 },
    ],
  },
  thud: {
    tones: [{ shape: 'sine', from: 120, to: 58, length: 0.18, loud: 0.65 }],
    noises: [{ band: 320, width: 0.8, length: 0.06, loud: 0.25 }],
  },
  chime: {
    tones: [
      { shape: 'sine', from: 880, length: 0.7, loud: 0.22 },
      { shape: 'sine', from: 1320, at: 0.1, length: 0.8, loud: 0.14 },
      { shape: 'sine', from: 2640, at: 0.1, length: 0.3, loud: 0.03 },
    ],
  },
  horn: {
    tones: [
      { shape: 'sawtooth', from: 98, to: 110, length: 1.3, loud: 0.14, rise: 0.18 },
      { shape: 'triangle', from: 147, to: 165, length: 1.3, loud: 0.2, rise: 0.22 },
      { shape: 'triangle', from: 110, at: 0.7, length: 1.2, loud: 0.08, rise: 0.3 },
    ],
  },
  monster: {
    tones: [
      { shape: 'sawtooth', from: 92, to: 46, length: 0.55, loud: 0.2, rise: 0.05 },
      { shape: 'triangle', from: 61, to: 41, length: 0.6, loud: 0.35, rise: 0.04 },
    ],
    noises: [{ band: 240, width: 0.6, length: 0.4, loud: 0.2 }],
  },
  ogre: {
    tones: [
      { shape: 'sawtooth', from: 130, to: 98, length: 0.2, loud: 0.16, rise: 0.03 },
      { shape: 'sawtooth', from: 116, to: 78, at: 0.16, length: 0.26, loud: 0.15, rise: 0.03 },
    ],
  },
  refuse: {
    tones: [{ shape: 'sine', from: 150, to: 92, length: 0.12, loud: 0.5 }],
    noises: [{ band: 260, width: 1.4, length: 0.05, loud: 0.18 }],
  },
  seal: {
    tones: [{ shape: 'sine', from: 240, to: 130, length: 0.1, loud: 0.45 }],
    noises: [{ band: 600, width: 0.7, at: 0.02, length: 0.14, loud: 0.16 }],
  },
};

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Call once: the first touch or key lets the sounds begin. */
export function listenForGesture(): void {
  const wake = () => {
    if (typeof AudioContext === 'undefined') return;
    context ??= new AudioContext();
    void context.resume();
  };
  addEventListener('pointerdown', wake, { once: true });
  addEventListener('keydown', wake, { once: true });
}

export function playSound(name: string): void {
  const recipe = RECIPES[name as SoundName];
  if (!recipe || !context || !settings.sound || settings.volume === 0 || context.state !== 'running') return;
  const out = context.createGain();
  out.gain.value = settings.volume * 0.55;
  // a closed room: the highest overtones are taken off
  const room = context.createBiquadFilter();
  room.type = 'lowpass';
  room.frequency.value = 5200;
  out.connect(room).connect(context.destination);
  for (const tone of recipe.tones ?? []) ring(context, out, tone);
  for (const noise of recipe.noises ?? []) knock(context, out, noise);
}

function envelope(context: AudioContext, start: number, length: number, loud: number, rise: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.linearRampToValueAtTime(loud, start + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + Math.max(length, rise + 0.01));
  return gain;
}

function ring(context: AudioContext, out: AudioNode, tone: Tone): void {
  const start = context.currentTime + (tone.at ?? 0);
  const source = context.createOscillator();
  source.type = tone.shape;
  source.frequency.setValueAtTime(tone.from, start);
  source.frequency.exponentialRampToValueAtTime(tone.to ?? tone.from, start + tone.length);
  source.connect(envelope(context, start, tone.length, tone.loud, tone.rise ?? 0.003)).connect(out);
  source.start(start);
  source.stop(start + tone.length + 0.05);
}

function knock(context: AudioContext, out: AudioNode, noise: Noise): void {
  const start = context.currentTime + (noise.at ?? 0);
  if (!hiss) {
    hiss = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  const source = context.createBufferSource();
  source.buffer = hiss;
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = noise.band;
  band.Q.value = noise.width;
  source
    .connect(band)
    .connect(envelope(context, start, noise.length, noise.loud, 0.002))
    .connect(out);
  source.start(start);
  source.stop(start + noise.length + 0.05);
}
