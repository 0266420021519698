/**
 * A small made-up game that has everything the real ones need: hidden cards, chance, knowledge, a
 * choice of somebody else in the middle of a turn, and a free action that interrupts.
 *
 * <p>Twelve cards 1–12, two in each hand. A turn: play a card, resolve it, draw one. A card 1–4 is
 * a scout: its player looks at the top of the deck. A card 5–8 is a crack: a pause in which coins
 * may be spent on luck, then a roll of coins. A card 9–12 is a raid: another seat discards a card
 * of its choice and the raider gets its value in coins. Twenty coins win; else the most when nobody
 * can play.
 */
@NullMarked
package sixstones.engine.heist;

import org.jspecify.annotations.NullMarked;
