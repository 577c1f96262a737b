/** What the calculator begins with, and how far each slider goes. */
export const sliders = {
  leads: { min: 5, max: 100, step: 5, value: 40 },
  minutes: { min: 5, max: 40, step: 5, value: 20 },
  commission: { min: 1000, max: 6000, step: 250, value: 3000 },
} as const;
export type Slider = keyof typeof sliders;

/** Less time spent sorting leads, of a hundred: the claim of the copy. */
export const lessTime = 60;

/** Hours a month that sorting takes, and those of them that come back; to a tenth. */
export function savedHours(leads: number, minutes: number): { all: number; saved: number } {
  const all = (leads * minutes) / 60;
  return { all: tenth(all), saved: tenth((all * lessTime) / 100) };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
