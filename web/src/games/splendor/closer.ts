import { language, t } from '../../phrases/catalogue.svelte';
import { STONES, type Stone } from '../../stones/gems';
import type { Look } from '../../table/closer.svelte';
import { card, COLOURS, location, type Cost } from './cards';
import type { SplendorView } from './view';

/** A card, a tile, a stone, a deck, or what a seat has of points, reserved cards and stones, in plain words. */
export function closer(thing: string, view: SplendorView, you: number | null): Look[] {
  const [kind, name = ''] = thing.split(':');
  if (kind === 'card') return [aboutCard(name, view, you)];
  if (kind === 'location') return [aboutLocation(name, view)];
  if (kind === 'deck' || kind === 'back') return [aboutDeck(Number(name), view)];
  if (kind === 'avengers') return [look('avengers', t('splendor.board.avengers'), holder(view.avengersOwner), t('splendor.closer.avengers'), 'S-AVENGERS-02')];
  if (kind === 'points') return aboutPoints(view, Number(name));
  if (kind === 'hand') return aboutHand(view, Number(name));
  if (kind === 'limit') return aboutLimit(view, Number(name));
  const stone = STONES.find((one) => one === name);
  return stone && ['supply', 'mine', 'stone'].includes(kind ?? '') ? [aboutStone(stone, view, you)] : [];
}

function aboutCard(id: string, view: SplendorView, you: number | null): Look {
  const { level, bonus, points, avengers, cost } = card(id);
  const bonuses = you === null ? null : (view.seats[you]?.bonuses ?? null);
  const price = bonuses ? t('splendor.closer.price', { cost: costs(cost, bonuses) }) : '';
  const text = [
    t('splendor.closer.card', { bonus: stoneName(bonus), points, avengers }),
    t('splendor.closer.cost', { cost: costs(cost) }),
    bonuses && view.rows.some((row) => row.cards.includes(id)) ? price : '',
  ];
  return look(`card:${id}`, t(`splendor.card.${id}`), `${t('splendor.closer.level', { level })} · ${whereIs(id, view)}`, lines(text), 'S-RECRUIT-02');
}

function aboutLocation(id: string, view: SplendorView): Look {
  const owner = view.seats.findIndex((seat) => seat.locations.includes(id));
  const { points, cost } = location(id);
  const text = t('splendor.closer.location', { points, cost: costs(cost) });
  return look(`location:${id}`, t(`splendor.location.${id}`), holder(owner < 0 ? null : owner), text, 'S-LOCATION-02');
}

function aboutDeck(level: number, view: SplendorView): Look {
  const left = view.rows.find((row) => row.level === level)?.deck ?? 0;
  return look(`back:${level}`, t('splendor.closer.level', { level }), t('splendor.closer.left', { n: left }), t('splendor.closer.deck'), 'S-RESERVE-02');
}

function aboutStone(stone: Stone, view: SplendorView, you: number | null): Look {
  const mine = you === null ? null : view.seats[you];
  const note = [
    t('splendor.closer.supply', { n: view.supply[stone] }),
    mine && t('splendor.closer.mine', { n: mine.tokens[stone], bonus: mine.bonuses[stone] }),
  ];
  const kind = stone === 'time' || stone === 'shield' ? stone : 'colour';
  const rule = { time: 'S-TIME-01', shield: 'S-RESERVE-04', colour: 'S-TAKE-01' }[kind];
  return look(`stone:${stone}`, stoneName(stone), note.filter(Boolean).join(' · '), t(`splendor.closer.stone.${kind}`), rule);
}

function aboutPoints(view: SplendorView, of: number): Look[] {
  const seat = view.seats[of];
  if (!seat) return [];
  const note = t('splendor.closer.pointsNow', { n: seat.points, goal: view.goal });
  return view.edition === 'marvel'
    ? [look('', t('splendor.closer.points'), note, t('splendor.closer.pointsText'), 'S-END-01')]
    : [look('', t('splendor.closer.points.classic'), note, t('splendor.closer.pointsText.classic'), 'S-CLASSIC-04')];
}

function aboutHand(view: SplendorView, of: number): Look[] {
  const seat = view.seats[of];
  return seat ? [look('', t('splendor.closer.hand'), t('splendor.own.ofThree', { n: seat.hand.length }), t('splendor.closer.handText'), 'S-RESERVE-06')] : [];
}

function aboutLimit(view: SplendorView, of: number): Look[] {
  const seat = view.seats[of];
  if (!seat) return [];
  const held = STONES.reduce((sum, stone) => sum + seat.tokens[stone], 0);
  return [look('', t('splendor.closer.limit'), t('splendor.seat.tokens', { n: held }), t('splendor.closer.limitText'), 'S-LIMIT-02')];
}

function whereIs(id: string, view: SplendorView): string {
  if (view.rows.some((row) => row.cards.includes(id))) return t('splendor.closer.where.middle');
  const team = view.seats.findIndex((seat) => seat.team.includes(id));
  if (team >= 0) return t('splendor.closer.where.taken');
  const hand = view.seats.findIndex((seat) => seat.hand.some((held) => held.card === id));
  return hand >= 0 ? t('splendor.closer.where.hand') : t('splendor.closer.where.hidden');
}

const holder = (seat: number | null) => (seat === null ? t('splendor.closer.where.middle') : t('splendor.closer.where.taken'));
const stoneName = (stone: Stone) => t(`splendor.stone.${stone}`);
const lines = (texts: readonly string[]) => texts.filter(Boolean).join('\n');

function costs(cost: Cost, bonuses: Cost | null = null): string {
  const wanted = COLOURS.map((colour) => [colour, Math.max(0, cost[colour] - (bonuses?.[colour] ?? 0))] as const).filter(([, n]) => n > 0);
  if (wanted.length === 0) return t('splendor.closer.nothing');
  return new Intl.ListFormat(language()).format(wanted.map(([colour, n]) => t('splendor.card.costOf', { n, stone: stoneName(colour) })));
}

function look(thing: string, title: string, note: string, text: string, rule: string): Look {
  return { thing, title, note, text, rule };
}
