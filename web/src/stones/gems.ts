/** The shapes by which stones are told apart, faceted: light from the top left. */
export const STONES = ['mind', 'space', 'soul', 'power', 'reality', 'time', 'shield'] as const;
export type Stone = (typeof STONES)[number];

type Point = readonly [number, number];

interface Shape {
  outline: Point[];
  table: number;
  centre: Point;
}

export interface Facet {
  path: string;
  fill: string;
}

export interface Gem {
  facets: Facet[];
  table: string;
  shine: string;
  outline: string;
  /** Where a number written on the stone stands. */
  baseline: number;
}

const polygon = (corners: number, radius: number, turn = -90): Point[] =>
  Array.from({ length: corners }, (_, i) => {
    const angle = ((turn + (i * 360) / corners) * Math.PI) / 180;
    return [16 + radius * Math.cos(angle), 16 + radius * Math.sin(angle)];
  });

const star: Point[] = Array.from({ length: 10 }, (_, i) => {
  const radius = i % 2 ? 9.2 : 15.6;
  const angle = ((-90 + i * 36) * Math.PI) / 180;
  return [16 + radius * Math.cos(angle), 16.8 + radius * Math.sin(angle)];
});

const drop: Point[] = [
  [16, 1],
  [20.4, 7.4],
  [25, 13.4],
  [27, 19.5],
  [25.4, 25],
  [21.4, 29.2],
  [16, 30.8],
  [10.6, 29.2],
  [6.6, 25],
  [5, 19.5],
  [7, 13.4],
  [11.6, 7.4],
];

const shapes: Record<Stone, Shape> = {
  mind: { outline: polygon(6, 15), table: 0.56, centre: [16, 16] },
  space: {
    outline: [
      [3.2, 3.2],
      [28.8, 3.2],
      [28.8, 28.8],
      [3.2, 28.8],
    ],
    table: 0.56,
    centre: [16, 16],
  },
  soul: { outline: drop, table: 0.56, centre: [16, 18.6] },
  power: { outline: star, table: 0.52, centre: [16, 16.8] },
  reality: {
    outline: [
      [16, 0.8],
      [30.2, 16],
      [16, 31.2],
      [1.8, 16],
    ],
    table: 0.54,
    centre: [16, 16],
  },
  time: { outline: polygon(14, 14.8, -90 + 360 / 28), table: 0.6, centre: [16, 16] },
  shield: {
    outline: [
      [16, 1.4],
      [28.6, 5.6],
      [28.2, 16.6],
      [24.6, 23.4],
      [16, 30.8],
      [7.4, 23.4],
      [3.8, 16.6],
      [3.4, 5.6],
    ],
    table: 0.6,
    centre: [16, 15],
  },
};

const baselines: Partial<Record<Stone, number>> = { soul: 24, power: 22.4, shield: 20.4 };

const short = (value: number) => Number(value.toFixed(1));
const points = (corners: readonly Point[]) => corners.map(([x, y]) => `${short(x)},${short(y)}`).join(' ');

export function gem(stone: Stone): Gem {
  const { outline, table, centre } = shapes[stone];
  const [cx, cy] = centre;
  const inner = outline.map(([x, y]): Point => [cx + (x - cx) * table, cy + (y - cy) * table]);
  return {
    facets: outline.map((corner, i) => facet(stone, corner, i, outline, inner)),
    table: points(inner),
    shine: points(inner.filter(([x, y]) => (x - cx) * 0.55 + (y - cy) * 0.83 < 0.6)),
    outline: points(outline),
    baseline: baselines[stone] ?? 21.6,
  };
}

function facet(stone: Stone, corner: Point, i: number, outline: readonly Point[], inner: readonly Point[]): Facet {
  const j = (i + 1) % outline.length;
  const [next, innerNext, innerCorner] = [outline[j] ?? corner, inner[j] ?? corner, inner[i] ?? corner];
  const [dx, dy] = [next[1] - corner[1], corner[0] - next[0]];
  const light = (dx * -0.55 + dy * -0.83) / Math.hypot(dx, dy);
  const strength = Math.round((Math.abs(light) * 92) / 8) * 8;
  const path = [corner, next, innerNext, innerCorner].map(([x, y]) => `${short(x)} ${short(y)}`).join('L');
  return {
    path: `M${path}z`,
    fill: `color-mix(in oklab,var(--${stone}-${light > 0 ? 'hi' : 'lo'}) ${strength}%,var(--${stone}))`,
  };
}
