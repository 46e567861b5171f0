/** Preloaded into a process: sets its clock wrong by so many milliseconds. */
const shiftMs = Number(process.env.CLOCK_SHIFT_MS ?? 0)
const Right = Date

globalThis.Date = class ShiftedDate extends Right {
  constructor(...given) {
    if (given.length === 0) super(Right.now() + shiftMs)
    else super(...given)
  }

  static now() {
    return Right.now() + shiftMs
  }
}
