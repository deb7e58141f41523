import { basename } from 'node:path';
import { describeLogLocation, upgradeStores } from '#api/files';
import { formatCount } from '#libs/contracts';
import type { CliCommand } from '../command';
import { fromFirstSlice } from '../upgrade/from-first-slice';

export const logUpgradeCommand: CliCommand = {
  name: 'log upgrade',
  usage: '',
  summary: 'Upgrades events.db of an earlier Almanac while no server runs. Keeps the old file as events-before-upgrade.db.',
  examples: ['log upgrade'],
  runOnFiles: async ({ configuration, terminal }) => {
    const { EVENTSTORE_URL, ALMANAC_DATA_DIR } = configuration;
    if (EVENTSTORE_URL)
      throw new Error(
        `The log is at ${describeLogLocation(EVENTSTORE_URL)}. To upgrade the log in ${ALMANAC_DATA_DIR}, call this without EVENTSTORE_URL.`,
      );
    const upgraded = await upgradeStores(configuration, fromFirstSlice, (facts, all) =>
      terminal.progress('Upgrading', facts / all, formatCount(facts, 'fact'), facts),
    );
    terminal.end();
    if (!upgraded) return { json: { upgraded: false }, lines: ['events.db is up to date: nothing to do.'] };
    const { facts, kept } = upgraded;
    return {
      json: { upgraded: true, facts, kept },
      lines: [
        `events.db is up to date: ${formatCount(facts, 'fact')}. The old log is ${basename(kept)}: it contains session keys, so keep it safe.`,
        'Its chain covers all of them.',
      ],
    };
  },
};
