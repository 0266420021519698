import type { Avatar } from '../protocol/types';

export type { Avatar };

/** The animals that people may be. */
export const AVATARS = [
  'fox',
  'wolf',
  'owl',
  'bear',
  'raven',
  'tiger',
  'cat',
  'rabbit',
  'hedgehog',
  'dolphin',
  'octopus',
  'frog',
  'deer',
  'lion',
  'gecko',
  'penguin',
  'koala',
  'eagle',
] as const satisfies readonly Avatar[];
