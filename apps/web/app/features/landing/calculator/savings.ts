/** The calculator's start values, and each slider's range. */
export const sliders = {
  leads: { min: 5, max: 100, step: 5, value: 40 },
  minutes: { min: 5, max: 40, step: 5, value: 20 },
  commission: { min: 1000, max: 6000, step: 250, value: 3000 },
} as const;
export type Slider = keyof typeof sliders;

/** Percentage of time saved on sorting leads: the copy's claim. */
export const lessTime = 60;

/** Hours a month spent on sorting, and the hours saved; to a tenth. */
export function savedHours(leads: number, minutes: number): { all: number; saved: number } {
  const all = (leads * minutes) / 60;
  return { all: tenth(all), saved: tenth((all * lessTime) / 100) };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
