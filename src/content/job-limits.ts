/** The least and the greatest figure that a job may have. Shares are in percent. */
export const jobLimits = {
  many: [1, 10_000],
  minutes: [1, 480],
  share: [0, 100],
  factor: [1, 5],
} as const
