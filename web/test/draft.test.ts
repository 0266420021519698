import { describe, expect, it } from 'vitest';
import gauntlet from '../src/games/gauntlet/setup';
import united from '../src/games/united/setup';
import war from '../src/games/war/setup';
import { TableDraft } from '../src/lobby/setup/draft.svelte';
import type { GameInfo, TableOption } from '../src/protocol/types';

const ann = { name: 'Ann', avatar: 'owl' } as const;

const option = (id: string, values: string[], seats: number[] = []): TableOption => ({ id, values, standard: values[0] ?? '', seats, longest: 0 });

function game(id: string, fewestSeats: number, mostSeats: number, options: TableOption[]): GameInfo {
  return { id, fewestSeats, mostSeats, options, bots: ['easy', 'master'], minutes: 30, rulesVersion: 1, workshop: false, sides: [], tastes: {} };
}

const heroes = ['choose', 'random', 'loki', 'ironheart', 'cosmic_ghost_rider'];
const UNITED = game('united', 1, 5, [
  option('mode', ['standard', 'coop', 'commander', 'supervillain', 'duel']),
  option('villain', ['random', 'cosmic_ghost_rider', 'maestro']),
  ...[1, 2, 3, 4].map((n) => option(`hero-${n}`, heroes)),
  option('gear', ['no', 'yes']),
]);
const teams = ['any', 'thor', 'iron_man'];
const WAR = game('war', 2, 5, [option('layout', ['standard', 'mixed']), ...[0, 1, 2].map((n) => option(`team-${n}`, teams, n < 2 ? [] : [3, 4, 5]))]);
const GAUNTLET = game('gauntlet', 2, 6, [option('thanos', ['0', '1', '2', '3', '4', '5', 'random'])]);

describe('a table being set up', () => {
  it('begins with oneself and bots of the first level', () => {
    const draft = new TableDraft(UNITED, united);
    expect(draft.seats).toEqual(['me', 'bot:easy', 'bot:easy']);
    expect(draft.wish(ann).seats[0]).toEqual({ kind: 'me', name: 'Ann', avatar: 'owl' });
  });

  it('begins as it was left, as far as that still exists', () => {
    const last = { seats: ['bot:gone', 'me'], options: { mode: 'duel' }, visibility: 'public', spectators: false, shuffle: false } as const;
    const draft = new TableDraft(UNITED, united, { ...last, seats: [...last.seats] });
    expect(draft.seats).toEqual(['bot:easy', 'me']);
    expect(draft.wish(ann)).toMatchObject({ visibility: 'public', spectators: false, options: { mode: 'duel' } });
  });

  it('forgets that bots were watched among themselves', () => {
    const last = { seats: ['bot:master', 'bot:easy'], options: { mode: 'duel' }, visibility: 'link', spectators: true, shuffle: true } as const;
    expect(new TableDraft(UNITED, united, { ...last, seats: [...last.seats] }).seats).toEqual(['me', 'bot:easy']);
  });

  it('has room for as many as the mode is for', () => {
    const draft = new TableDraft(UNITED, united);
    expect(draft.counts).toEqual([2, 3, 4]);
    draft.options['mode'] = 'commander';
    expect(draft.seats).toEqual(['me']);
    draft.options['mode'] = 'supervillain';
    draft.count = 2;
    expect(draft.count).toBe(3);
  });

  it('offers no house rule that means nothing in the mode', () => {
    const tokens = game('united', 1, 5, [...UNITED.options, option('extra-tokens', ['0', '1'], [2, 3, 4, 5])]);
    const draft = new TableDraft(tokens, united);
    const rules = () => draft.houseRules.map(({ id }) => id);
    expect(rules()).toEqual(['gear']);
    draft.options['mode'] = 'duel';
    expect(rules()).toEqual(['gear', 'extra-tokens']);
  });

  it('gives every player the own Hero, and the Villain none', () => {
    const draft = new TableDraft(UNITED, united);
    expect(draft.roleOf(0)?.id).toBe('hero-1');
    draft.options['mode'] = 'supervillain';
    expect(draft.roleOf(0)).toBeNull();
    expect(draft.roleOf(1)?.id).toBe('hero-1');
  });

  it('leaves out the Heroes of seats that are not there', () => {
    const draft = new TableDraft(UNITED, united);
    draft.options['hero-4'] = 'loki';
    expect(draft.meant).not.toHaveProperty('hero-4');
    expect(draft.pinned).toBe(false);
  });

  it('says why something can’t be', () => {
    const draft = new TableDraft(UNITED, united);
    draft.options['hero-1'] = 'loki';
    expect(draft.problem).toBeNull();
    expect(draft.pinned).toBe(true);
    draft.options['hero-2'] = 'loki';
    expect(draft.problem).toEqual({ key: 'united.deal.heroTwice' });
    draft.options['hero-2'] = 'cosmic_ghost_rider';
    draft.options['villain'] = 'cosmic_ghost_rider';
    expect(draft.problem).toEqual({ key: 'united.deal.antiHero' });
  });

  it('keeps two seats from the same team', () => {
    const draft = new TableDraft(WAR, war);
    draft.options['team-0'] = 'thor';
    const other = draft.roleOf(1);
    expect(other && draft.barred(other, 'thor')).toEqual({ key: 'war.setup.taken' });
    expect(other && draft.barred(other, 'iron_man')).toBeNull();
    expect(other && draft.barred(other, 'any')).toBeNull();
  });

  it('offers the seats at the table as Thanos', () => {
    const draft = new TableDraft(GAUNTLET, gauntlet);
    draft.count = 2;
    expect(draft.cards.map((card) => draft.values(card))).toEqual([['0', '1', 'random']]);
    expect(draft.wish(ann).shuffle).toBe(false);
    draft.options['thanos'] = 'random';
    expect(draft.wish(ann).shuffle).toBe(true);
  });

  it('lets bots play among themselves, to be watched', () => {
    const draft = new TableDraft(WAR, war);
    draft.spectators = false;
    draft.sit(0, 'bot:master');
    expect(draft.onlyBots).toBe(true);
    expect(draft.wish(ann).spectators).toBe(true);
  });

  it('changes seats with whoever sits where one goes', () => {
    const draft = new TableDraft(WAR, war);
    draft.sit(2, 'me');
    expect(draft.seats).toEqual(['bot:easy', 'bot:easy', 'me']);
  });

  it('leaves all other seats to friends who are invited', () => {
    const draft = new TableDraft(WAR, war);
    draft.invite();
    expect(draft.seats).toEqual(['me', 'open', 'open']);
  });
});
