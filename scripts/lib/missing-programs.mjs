/** Programs that the test suite needs besides Node, and how to install them on each system. */
import { findProgram } from './find-program.mjs';

/** @typedef {'server' | 'browser' | 'redis' | 'caddy' | 'haproxy' | 'galera'} Program */

/** @type {Record<Program, { name: string, debian: string, brew: string, winget: string, otherwise: string }>} */
const PROGRAMS = {
  server: {
    name: 'MariaDB server',
    debian: 'mariadb-server',
    brew: 'brew install mariadb',
    winget: 'winget install MariaDB.Server, then set DATABASE_URL to it',
    otherwise: 'or set DATABASE_URL to a server',
  },
  browser: {
    name: 'browser',
    debian: 'chromium',
    brew: 'brew install --cask google-chrome',
    winget: 'winget install Google.Chrome',
    otherwise: 'or set CHROME_PATH to a Chrome',
  },
  redis: {
    name: 'redis-server',
    debian: 'redis-server',
    brew: 'brew install redis',
    winget: 'Windows has none of its own: run the suite in WSL',
    otherwise: 'or leave out what needs several replicas',
  },
  caddy: {
    name: 'Caddy',
    debian: 'caddy',
    brew: 'brew install caddy',
    winget: 'winget install CaddyServer.Caddy',
    otherwise: 'or leave out what needs a proxy',
  },
  haproxy: {
    name: 'haproxy',
    debian: 'haproxy',
    brew: 'brew install haproxy',
    winget: 'Windows has none of its own: use WSL',
    otherwise: 'or leave out the cluster',
  },
  galera: {
    name: 'Galera library',
    debian: 'galera-4 mariadb-backup',
    brew: 'none for macOS: use a virtual machine with Debian',
    winget: 'Windows has none of its own: use WSL',
    otherwise: 'or leave out the cluster',
  },
};

/**
 * @param {Program} program
 * @param {NodeJS.Platform} [platform]
 */
export function installHint(program, platform = process.platform) {
  const { name, debian, brew, winget, otherwise } = PROGRAMS[program];
  return `no ${name}: ${command()}, ${otherwise}`;

  function command() {
    if (platform === 'darwin') return brew;
    if (platform === 'win32') return winget;
    return findProgram('apt-get') === undefined
      ? `install it with your package manager (Debian calls it ${debian})`
      : `apt-get install ${debian}`;
  }
}
