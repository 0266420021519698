import { has, named, t } from '../../phrases/catalogue.svelte';
import type { Look } from '../../table/closer.svelte';
import { HERO_CARDS, PLANS, THREAT_TRIGGERS, threatCard } from './facts';
import { locationLabel } from './labels';
import type { HeroView, UnitedView } from './view';
import { cardName, gearName, heroName, heroOfCard, locationName, planName, superName, symbolName, textOf, threatName, tokenName, villainName } from './words';

const RULES: Record<string, string> = {
  card: 'U-HERO-PLAY-01',
  support: 'U-SOLO-14',
  plan: 'U-VILLAIN-01',
  location: 'U-LOCATION-01',
  threat: 'U-THREAT-01',
  gear: 'U-GEAR-01',
  super: 'U-SHCARD-01',
  mission: 'U-MISSION-01',
  villain: 'U-WIN-01',
  hero: 'U-HERO-01',
  token: 'U-POOL-01',
  symbol: 'U-STORY-01',
  deck: 'U-HERO-DRAW-01',
};

/** Anything on the table in plain words: what its card says, and how it stands now. */
export function closer(thing: string, view: UnitedView): Look[] {
  const [kind = '', name = ''] = thing.split(':');
  const about = (title: string, note: string, text: string): Look[] => [{ thing, title, note, text, rule: RULES[kind] ?? null }];
  switch (kind) {
    case 'card':
    case 'support':
      return HERO_CARDS.has(name) || has(`united.card.${name}`) ? about(cardName(name), heroCardNote(name), heroCardText(name)) : [];
    case 'story':
      return storyCard(Number(name) - 1, view);
    case 'plan':
      return PLANS.has(name) ? about(planName(name), planNote(name), textOf(`plan.${name}`)) : [];
    case 'location':
      return name
        ? about(
            locationName(name),
            locationLabel(
              view,
              view.locations.findIndex((one) => one.id === name),
            ),
            locationText(name),
          )
        : [];
    case 'threat':
      return about(threatName(threatCard(name)), threatNote(name, view), threatText(threatCard(name)));
    case 'gear':
      return about(gearName(name), '', [textOf(`gear.${name}`), textOf(`gear.${name}.back`)].filter(Boolean).join('\n'));
    case 'super':
      return has(`united.super.${name}`) ? about(superName(name), '', textOf(`super.${name}`)) : [];
    case 'mission':
      return about(t(`united.mission.${name}`), missionNote(name, view), textOf(`mission.${name}`));
    case 'villain':
      return about(villainName(view.villain.id), villainNote(view), villainText(view.villain.id));
    case 'hero':
      return heroLook(view.heroes.find((hero) => hero.id === name) ?? null, view);
    case 'seat':
      return heroLook(view.heroes.find((hero) => hero.seat === Number(name)) ?? null, view);
    case 'token':
      return has(`united.token.${name}`) ? about(tokenName(name), '', named(`united.closer.token.${name}`, '')) : symbolLook(name);
    case 'symbol':
      return symbolLook(name);
    default:
      return [];
  }
}

function heroCardNote(card: string): string {
  const symbols = (HERO_CARDS.get(card)?.symbols ?? []).map(symbolName).join(' + ');
  return [has(`united.hero.${heroOfCard(card)}`) && heroName(heroOfCard(card)), symbols].filter(Boolean).join(' · ');
}

/** What the card says, and what its symbols let one do. */
function heroCardText(card: string): string {
  const symbols = [...new Set(HERO_CARDS.get(card)?.symbols ?? [])];
  return [textOf(`card.${card}`), ...symbols.map((symbol) => `${symbolName(symbol)}: ${t(`united.closer.symbol.${symbol}`)}`)].filter(Boolean).join('\n');
}

function planNote(plan: string): string {
  const facts = PLANS.get(plan);
  return facts ? [t('united.closer.moves', { n: facts.move }), facts.bam && t('united.closer.bam')].filter(Boolean).join(' · ') : '';
}

function locationText(location: string): string {
  return [named(`united.location.${location}.constant.text`, ''), named(`united.location.${location}.end.text`, '')].filter(Boolean).join('\n');
}

function threatNote(threat: string, view: UnitedView): string {
  const found = view.threats.find((one) => one.id === threat);
  return found && found.at !== null ? locationName(view.locations[found.at]?.id ?? '') : '';
}

function threatText(card: string): string {
  return (THREAT_TRIGGERS.get(card) ?? [])
    .map((trigger) => named(`united.threat.${card}.${trigger}`, ''))
    .filter(Boolean)
    .join('\n');
}

function missionNote(mission: string, view: UnitedView): string {
  const found = view.missions.find((one) => one.id === mission);
  return found ? t('united.closer.progress', { n: found.tokens, of: found.spaces }) : '';
}

function villainNote(view: UnitedView): string {
  const { health, underPressure, stunned } = view.villain;
  return [health !== null && t('united.closer.health', { n: health }), underPressure && t('united.closer.pressure'), stunned && t('united.closer.stunned')]
    .filter(Boolean)
    .join(' · ');
}

function villainText(villain: string): string {
  return ['bam', 'overflow', 'plot', 'rules']
    .map((part) => named(`united.villain.${villain}.${part}.text`, ''))
    .filter(Boolean)
    .join('\n');
}

function heroLook(hero: HeroView | null, view: UnitedView): Look[] {
  if (!hero) return [];
  const at = view.locations[hero.at]?.id;
  const note = [at && locationName(at), t('united.closer.cards', { hand: hero.handSize, deck: hero.deck }), hero.ko && t('united.state.ko')];
  return [{ thing: `hero:${hero.id}`, title: heroName(hero.id), note: note.filter(Boolean).join(' · '), text: '', rule: 'U-DAMAGE-01' }];
}

function symbolLook(symbol: string): Look[] {
  if (!has(`united.symbol.${symbol}`)) return [];
  return [
    { thing: `symbol:${symbol}`, title: symbolName(symbol), note: '', text: t(`united.closer.symbol.${symbol}`), rule: `U-ACTION-${symbol.toUpperCase()}-01` },
  ];
}

function storyCard(place: number, view: UnitedView): Look[] {
  const card = view.story[place]?.card;
  if (!card) return [];
  return PLANS.has(card) ? closer(`plan:${card}`, view) : closer(`card:${card}`, view);
}
