/** The least and the greatest figure that a job may have. Shares are in percent, the cost in the site's currency. */
export const jobLimits = {
  many: [1, 10_000],
  minutes: [1, 480],
  cost: [0, 1000],
  share: [0, 100],
  factor: [1, 5],
} as const
