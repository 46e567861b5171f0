import { defineSearchAttributeKey, SearchAttributeType } from '@temporalio/common'

/**
 * What operators filter by in the Temporal UI. Names are public: choose once. At most
 * three may be keyword lists.
 */
export const searchAttributes = {
  operation: defineSearchAttributeKey('PrsOperation', SearchAttributeType.KEYWORD),
  stage: defineSearchAttributeKey('PrsStage', SearchAttributeType.KEYWORD),
  account: defineSearchAttributeKey('PrsAccount', SearchAttributeType.KEYWORD),
  sandbox: defineSearchAttributeKey('PrsSandbox', SearchAttributeType.BOOL),
  stopReason: defineSearchAttributeKey('PrsStopReason', SearchAttributeType.KEYWORD),
  retryingProviders: defineSearchAttributeKey(
    'PrsRetryingProviders',
    SearchAttributeType.KEYWORD_LIST,
  ),
  blockedProviders: defineSearchAttributeKey(
    'PrsBlockedProviders',
    SearchAttributeType.KEYWORD_LIST,
  ),
} as const
