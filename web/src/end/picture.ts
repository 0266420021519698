import type { Course } from '../protocol/types';
import { curve } from './course';

export interface Result {
  game: string;
  headline: string;
  why: string;
  /** Best first. */
  rows: readonly { name: string; score: number | null; colour: string; won: boolean }[];
  course: Course | null;
  /** What each line of the course looks like; one that is nobody's is called by what it counts. */
  lines: readonly { colour: string; name: string | null }[];
}

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 70;
const HEAD = '"Exo 2 Variable", sans-serif';
const TEXT = '"Inter Variable", sans-serif';

/** A colour of the palette; the picture looks the same in both themes. */
const named = (token: string) => getComputedStyle(document.documentElement).getPropertyValue(token);

/** The result as a picture to be sent on; drawn here, asked of nobody. */
export async function picture(result: Result): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const on = canvas.getContext('2d');
  if (!on) throw new Error('this browser draws no pictures');
  sky(on);
  write(on, result.game, EDGE, 90, `600 30px ${TEXT}`, named('--picture-ink-3'));
  write(on, result.headline, EDGE, 165, `800 64px ${HEAD}`, named('--white'));
  write(on, result.why, EDGE, 215, `400 28px ${TEXT}`, named('--picture-ink-2'));
  result.rows.forEach((row, i) => rowOf(on, row, 290 + i * 58));
  if (result.course) drawCurve(on, result.course, result.lines);
  write(on, 'Six Stones', EDGE, HEIGHT - 40, `700 26px ${HEAD}`, named('--frame-gold-70'));
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'));
}

function sky(on: CanvasRenderingContext2D): void {
  const deep = on.createLinearGradient(0, 0, WIDTH, HEIGHT);
  deep.addColorStop(0, named('--picture-night'));
  deep.addColorStop(1, named('--picture-dusk'));
  on.fillStyle = deep;
  on.fillRect(0, 0, WIDTH, HEIGHT);
}

function write(on: CanvasRenderingContext2D, text: string, x: number, y: number, font: string, colour: string): void {
  on.font = font;
  on.fillStyle = colour;
  on.fillText(text, x, y, WIDTH - 2 * EDGE);
}

function rowOf(on: CanvasRenderingContext2D, { name, score, colour, won }: Result['rows'][number], y: number): void {
  on.beginPath();
  on.arc(EDGE + 14, y - 10, 12, 0, 2 * Math.PI);
  on.fillStyle = colour;
  on.fill();
  write(on, name, EDGE + 44, y, `${won ? 800 : 500} 32px ${HEAD}`, won ? named('--frame-gold-70') : named('--picture-ink'));
  if (score !== null) write(on, String(score), EDGE + 320, y, `800 36px ${HEAD}`, named('--white'));
}

const FIELD = { left: 520, top: 270, width: WIDTH - 520 - EDGE, height: 260 };

function drawCurve(on: CanvasRenderingContext2D, course: Course, lines: Result['lines']): void {
  const { left, top, width, height } = FIELD;
  on.save();
  on.translate(left, top);
  on.strokeStyle = named('--light-20');
  on.strokeRect(0, 0, width, height);
  on.lineWidth = 5;
  on.lineJoin = 'round';
  lines.forEach(({ colour }, i) => {
    on.strokeStyle = colour;
    on.stroke(new Path2D(curve(course, i, width, height)));
  });
  on.restore();
  drawLegend(on, lines);
}

const SAMPLE = 28;
const LEGEND = `500 22px ${TEXT}`;

/** A seat's line has the colour of its row; what another counts is said below the field. */
function drawLegend(on: CanvasRenderingContext2D, lines: Result['lines']): void {
  const told = lines.flatMap(({ colour, name }) => (name === null ? [] : [{ colour, name }]));
  on.font = LEGEND;
  const places = inRows(
    told.map(({ name }) => SAMPLE + 10 + on.measureText(name).width),
    FIELD.width,
  );
  told.forEach(({ colour, name }, i) => {
    const { x, row } = places[i] ?? { x: 0, row: 0 };
    const y = FIELD.top + FIELD.height + 38 + row * 32;
    on.fillStyle = colour;
    on.fillRect(FIELD.left + x, y - 10, SAMPLE, 5);
    write(on, name, FIELD.left + x + SAMPLE + 10, y, LEGEND, named('--picture-ink'));
  });
}

const APART = 26;

/** Where things so wide stand beside each other, and in which row where one is not wide enough. */
export function inRows(widths: readonly number[], room: number): { x: number; row: number }[] {
  let [x, row] = [0, 0];
  return widths.map((width) => {
    if (x > 0 && x + width > room) [x, row] = [0, row + 1];
    const place = { x, row };
    x += width + APART;
    return place;
  });
}
