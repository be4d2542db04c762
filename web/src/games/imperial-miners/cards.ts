// What the areas ask about cards, seats and colours. Everything is read from the view and the content.
import type { Args, Play } from '../../lib/game';
import { watched } from './watched.svelte';
import type { Card, Content, ImperialMinersView, PlacedView } from './wire';

export type MinersPlay = Play<ImperialMinersView, Content>;
export type Faction = Card['factions'][number];

export const FACTIONS: readonly Faction[] = ['scots', 'barbarians', 'egyptians', 'japanese', 'atlanteans', 'romans'];
/** The colour of a faction: its cards' rims, and its blocks in a small mine. */
export const FACTION_COLOURS: Readonly<Record<Faction | 'none', string>> = {
  scots: '#8a62ac',
  barbarians: '#b4553f',
  egyptians: '#c99a3f',
  japanese: '#cf5a76',
  atlanteans: '#3f9a96',
  romans: '#a2967e',
  none: '#5f6f96',
};

const STYLES: Record<string, number> = { orange: 1, blue: 2, green: 3, yellow: 4, pink: 5 };

/** The seat style of a colour of the game. */
export function styleOf(view: ImperialMinersView, seat: number): number {
  return STYLES[view.seats[seat]?.colour ?? ''] ?? 1;
}

export function seatColour(style: number): string {
  return `var(--seat-${style})`;
}

/** The seat whose mine lies on the board: mine, or the one that a spectator looks at. */
export function shownSeat(play: MinersPlay): number {
  return play.seat ?? Math.min(watched.seat, play.view.seats.length - 1);
}

const ROMAN = ['', 'I', 'II', 'III', 'IV'] as const;

/** A level as it stands on a card. */
export function roman(level: number): string {
  return ROMAN[level] ?? String(level);
}

export interface Print extends Card {
  /** The half-carts of this very card, in the order of the sites: F full, E empty, . none. */
  mask: string;
}

const WORD = /^([a-z_]+)(?:-(\d+))?$/;

/** The id of a card: its word without the number of its copy. */
export function idOf(word: string): string {
  return WORD.exec(word)?.[1] ?? word;
}

const prints = new WeakMap<Content, Map<string, Print>>();

/** What is printed on a card; its word is its id, with a number where there are several of it. */
export function printed(content: Content, word: string): Print | undefined {
  const known = prints.get(content) ?? new Map<string, Print>();
  prints.set(content, known);
  const old = known.get(word);
  if (old) return old;
  const [, id, copy] = WORD.exec(word) ?? [];
  const card = content.cards.find((one) => one.id === id);
  const mask = card?.carts[Number(copy ?? 1) - 1];
  if (!card || mask === undefined) return undefined;
  const print = { ...card, mask };
  known.set(word, print);
  return print;
}

/** The key of a card's name. */
export function nameKey(word: string): string {
  return `im-card-${idOf(word)}`;
}

export function maskOf(content: Content, word: string): string {
  return printed(content, word)?.mask ?? '......';
}

/** The half-carts of all cards of a mine, by cell. */
export function masksOf(content: Content, mine: readonly PlacedView[]): Map<string, string> {
  return new Map(mine.map(({ cell, card }) => [cell, maskOf(content, card)]));
}

/** The colour of a card: that of its first faction. */
export function colourOf(card: Card | undefined): string {
  return FACTION_COLOURS[card?.factions[0] ?? 'none'];
}

interface Texts {
  cards: Record<string, Message[]>;
  events: Record<string, Message>;
  faces: Record<string, Message[]>;
  surface: Message[];
}
/** A message of the content: a key, and its arguments beside it. */
export type Message = Args & { key: string };

/** What the components say, as messages. */
export function textsOf(content: Content): Partial<Texts> {
  return content.texts as Partial<Texts>;
}

/** A message of the content in words. */
export function told({ say }: MinersPlay, message: Message | undefined): string {
  if (!message) return '';
  const { key, ...args } = message;
  return say(key, args);
}

/** What the effects of a card say. */
export function effectTexts(play: MinersPlay, word: string): string[] {
  return (textsOf(play.content).cards?.[idOf(word)] ?? []).map((message) => told(play, message));
}
