/**
 * The names under which filings give a measure, the most exact first: of several for one period the
 * first counts.
 */
export const filedConcepts = {
  revenue: [
    'us-gaap/Revenues',
    'us-gaap/RevenueFromContractWithCustomerExcludingAssessedTax',
    'us-gaap/RevenueFromContractWithCustomerIncludingAssessedTax',
    'us-gaap/SalesRevenueNet',
    'ifrs-full/Revenue',
  ],
  netIncome: ['us-gaap/NetIncomeLoss', 'us-gaap/ProfitLoss', 'ifrs-full/ProfitLoss'],
  employees: ['dei/EntityNumberOfEmployees'],
} as const
