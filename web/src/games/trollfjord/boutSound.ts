// The sounds of the tower, made on the spot as in lib/sound.ts: the mallet by its strength, the rattle, boulders on wood.
import { settings } from '../../lib/settings.svelte';

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

function ready(): AudioContext | null {
  if (typeof AudioContext === 'undefined' || !settings.sound || settings.volume === 0) return null;
  // without a gesture of the player it would only wait, and sound all at once later
  if (!context && navigator.userActivation && !navigator.userActivation.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

function shaped(audio: AudioContext, start: number, length: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.linearRampToValueAtTime(loud * settings.volume * 0.55, start + 0.003);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(audio.destination);
  return gain;
}

function tone(audio: AudioContext, from: number, to: number, length: number, loud: number, after = 0): void {
  const start = audio.currentTime + after;
  const source = audio.createOscillator();
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(shaped(audio, start, length, loud));
  source.start(start);
  source.stop(start + length + 0.05);
}

function knock(audio: AudioContext, band: number, length: number, loud: number, after = 0): void {
  const start = audio.currentTime + after;
  if (!hiss) {
    hiss = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  const source = audio.createBufferSource();
  source.buffer = hiss;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = band;
  filter.Q.value = 1.1;
  source.connect(filter).connect(shaped(audio, start, length, loud));
  source.start(start);
  source.stop(start + length + 0.05);
}

/** The mallet on the wall, and what it sets rattling inside; strength from 0 to 1. */
export function mallet(strength: number): void {
  const audio = ready();
  if (!audio) return;
  tone(audio, 300 - 90 * strength, 120 - 40 * strength, 0.12 + 0.14 * strength, 0.3 + 0.55 * strength);
  tone(audio, 760, 520, 0.05, 0.12 + 0.1 * strength);
  knock(audio, 1500, 0.03, 0.25 + 0.35 * strength);
  const pieces = Math.round(3 + 9 * strength);
  for (let n = 0; n < pieces; n++) {
    const after = 0.04 + Math.random() * (0.15 + 0.35 * strength);
    knock(audio, 800 + Math.random() * 900, 0.025, (0.05 + 0.12 * strength) * Math.random() + 0.02, after);
  }
}

/** A boulder touches the table. */
export function boulder(): void {
  const audio = ready();
  if (!audio) return;
  const pitch = 0.85 + Math.random() * 0.3;
  tone(audio, 210 * pitch, 120 * pitch, 0.1, 0.4);
  knock(audio, 1000 * pitch, 0.04, 0.3);
  knock(audio, 900 * pitch, 0.03, 0.1, 0.09);
}
