import { t } from '../../phrases/catalogue.svelte';
import type { Exhibit, GameBook, Shelf } from '../book';
import './tokens.css';
import BookPicture from './BookPicture.svelte';
import { factsOf } from './dashboard';
import gearFile from './facts/gear.json';
import locationFile from './facts/locations.json';
import planFile from './facts/battle_plans.json';
import superHeroFile from './facts/superhero_cards.json';
import superVillainFile from './facts/supervillain_cards.json';
import { HERO_CARDS, PLANS, THREAT_TRIGGERS } from './facts';
import { abilitiesOf } from './threats';
import type { UnitedView } from './view';
import { cardName, gearName, heroName, isSpecial, isSpecialPlan, locationName, planName, superName, textOf, threatName, villainName } from './words';

const lines = (...texts: string[]) => texts.filter(Boolean).join(' ');

function heroShelf(hero: string): Shelf {
  const cards = [...HERO_CARDS.values()].filter((card) => card.hero === hero && isSpecial(card.id));
  return {
    title: t('united.gallery.heroes', { hero: heroName(hero) }),
    exhibits: cards.map(({ id }) => ({ thing: `card:${id}`, title: cardName(id), text: textOf(`card.${id}`), onFace: true })),
  };
}

function villainShelf(villain: string, threats: string[]): Shelf {
  const dashboard: Exhibit = {
    thing: `villain:${villain}`,
    title: villainName(villain),
    text: factsOf(villain)
      .map(({ part, text }) => `${t(`united.dashboard.${part}`)}: ${text}`)
      .join('\n'),
    onFace: false,
  };
  const plans = [...PLANS.values()].filter((plan) => plan.villain === villain && isSpecialPlan(plan.id));
  return {
    title: villainName(villain),
    exhibits: [
      dashboard,
      ...threats.map((id) => ({
        thing: `threat:${id}`,
        title: threatName(id),
        text: lines(...abilitiesOf(id).map(({ name, text }) => `${name}: ${text}`)),
        onFace: true,
      })),
      ...plans.map(({ id }) => ({ thing: `plan:${id}`, title: planName(id), text: textOf(`plan.${id}`), onFace: true })),
    ],
  };
}

/** Threats are called after their Villain: doom-t1. */
function villainShelves(): Shelf[] {
  const villains = [...new Set([...PLANS.values()].map(({ villain }) => villain))];
  return villains.map((villain) => {
    const prefix = [...PLANS.values()].find((plan) => plan.villain === villain)?.id.split('-')[0] ?? '';
    return villainShelf(
      villain,
      [...THREAT_TRIGGERS.keys()].filter((id) => id.startsWith(`${prefix}-`)),
    );
  });
}

const book: GameBook<UnitedView> = {
  Picture: BookPicture,
  role(view, you) {
    if (you !== null && you === view.villain.seat) return 'villain';
    return view.mode === 'supervillain' ? 'heroes' : view.mode;
  },
  goals: {
    coop: [
      ['villain:emperor_doom', 'hearts:3'],
      ['symbol:move', 'symbol:attack', 'symbol:heroic'],
      ['token:thug', 'token:civilian', 'sign:bam'],
    ],
    commander: [
      ['villain:emperor_doom', 'hearts:3'],
      ['hero:captain_carter', 'hero:ironheart', 'symbol:wild'],
      ['token:thug', 'token:civilian', 'sign:bam'],
    ],
    heroes: [
      ['villain:maestro', 'hearts:3'],
      ['symbol:move', 'symbol:attack', 'symbol:heroic'],
      ['sign:super', 'sign:bam'],
    ],
    villain: [
      ['sign:plot', 'sign:ko'],
      ['villain:maestro', 'token:thug', 'token:civilian'],
      ['hero:mighty_thor', 'hearts:3'],
    ],
    duel: [
      ['villain:maestro', 'hearts:3'],
      ['hero:captain_carter', 'hero:ironheart', 'symbol:wild'],
      ['sign:super', 'sign:bam'],
    ],
  },
  atTable: (thing, view) => (thing.startsWith('villain:') ? `villain:${view.villain.id}` : thing),
  gallery: () => [
    ...[...new Set([...HERO_CARDS.values()].map(({ hero }) => hero))].map(heroShelf),
    ...villainShelves(),
    {
      title: t('united.gallery.locations'),
      exhibits: locationFile.map(({ id }) => ({
        thing: `location:${id}`,
        title: locationName(id),
        text: lines(textOf(`location.${id}.constant`), textOf(`location.${id}.end`)),
        onFace: false,
      })),
    },
    {
      title: t('united.gallery.gear'),
      exhibits: [...gearFile.hero_gear, ...gearFile.universal_gear].map(({ id }) => ({
        thing: `gear:${id}`,
        title: gearName(id),
        text: lines(textOf(`gear.${id}`), textOf(`gear.${id}.back`)),
        onFace: true,
      })),
    },
    {
      title: t('united.gallery.supers'),
      exhibits: [...superHeroFile, ...superVillainFile, ...planFile].map(({ id }) => ({
        thing: `super:${id}`,
        title: superName(id),
        text: lines(textOf(`super.${id}.when`), textOf(`super.${id}`)),
        onFace: true,
      })),
    },
  ],
};

export default book;
