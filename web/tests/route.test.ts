import { describe, expect, it } from 'vitest';
import { invitedTo, parse } from '../src/lib/route.svelte';

describe('paths', () => {
  it.each([
    ['/', { screen: 'lobby' }],
    ['/new/dwarfs-fall', { screen: 'new', game: 'dwarfs-fall' }],
    ['/table/ab12', { screen: 'table', id: 'ab12' }],
    ['/table/ab12/', { screen: 'table', id: 'ab12' }],
    ['/join/amber-goat', { screen: 'join', words: 'amber-goat' }],
    ['/replays', { screen: 'replays' }],
    ['/replay/x', { screen: 'replay', id: 'x' }],
    ['/position/x', { screen: 'position', id: 'x' }],
    ['/rules', { screen: 'rules', game: null }],
    ['/rules/dwarfs-fall', { screen: 'rules', game: 'dwarfs-fall' }],
    ['/settings', { screen: 'settings' }],
    ['/account', { screen: 'account' }],
    ['/settings/more', { screen: 'nowhere' }],
    ['/new', { screen: 'nowhere' }],
    ['/what/ever', { screen: 'nowhere' }],
    ['/table/a/b', { screen: 'nowhere' }],
    ['/table/%E0%A4%A', { screen: 'table', id: '%E0%A4%A' }],
  ])('%s', (path, route) => expect(parse(path)).toEqual(route));
});

describe('invitations', () => {
  it.each([
    ['amber-goat-stair-moon-nine', 'amber-goat-stair-moon-nine'],
    ['  Amber goat, stair moon\nnine ', 'amber-goat-stair-moon-nine'],
    ['https://hall.example/join/amber-goat?x=1', 'amber-goat'],
    ['Come and play: http://localhost:8707/join/amber-goat', 'amber-goat'],
    ['   ', null],
  ])('%j', (pasted, words) => expect(invitedTo(pasted)).toBe(words));
});
