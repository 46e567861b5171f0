/** @returns the harmonic mean of two numbers that are not negative */
export function computeHarmonicMean(a: number, b: number): number {
  return a + b === 0 ? 0 : (2 * a * b) / (a + b)
}
