/** Tries of a provider in an activity of its own, one after the other. */
export const maxTries = 3
/** Of what is paid for. One try together with others may come before those. */
export const maxPaidTries = maxTries + 1
