/**
 * What the npm pre-scripts run: installs node_modules when it is not what the lock file asks for,
 * and does nothing otherwise. Dependency-free and for Node 20 or newer, since in a fresh clone
 * there is nothing else yet. Speaks on stderr only: standard output belongs to the command that
 * follows.
 */
import { isInstalled } from './stamp.mjs'

// The rest is loaded only when it is needed: this runs before every command.
if (!isInstalled()) await (await import('./install-packages.mjs')).installPackages()
