import {
  type LogUpgrade,
  logFileIn,
  type OnUpgradeProgress,
  openLog as openLogAt,
  openStores,
  readModelsFileIn,
  type StoreLocations,
  upgradeLog,
} from '#libs/stores';
import type { Configuration } from './settings/configuration';

/** While no process has the log open. */
export const upgradeStores = ({ ALMANAC_DATA_DIR }: Configuration, upgrade: LogUpgrade, onUpgrading: OnUpgradeProgress) =>
  upgradeLog({ log: logFileIn(ALMANAC_DATA_DIR), readModels: readModelsFileIn(ALMANAC_DATA_DIR) }, upgrade, onUpgrading);

export const logLocationOf = ({ ALMANAC_DATA_DIR, EVENTSTORE_URL }: Configuration): string => EVENTSTORE_URL ?? ALMANAC_DATA_DIR;

export const openLog = (where: string, { ALMANAC_DATA_DIR: folder, MONGODB_URL: mongo }: Configuration) =>
  openLogAt(where, { folder, mongo });

export const openConfiguredStores = (
  { ALMANAC_DATA_DIR: folder, EVENTSTORE_URL: eventStore, MONGODB_URL: mongo }: Configuration,
  reporter?: StoreLocations['reporter'],
) => openStores({ folder, eventStore, mongo, reporter });

export {
  BackupFolder,
  type BackupResult,
  backUp,
  checkBackup,
  checkLogLocation,
  describeLogLocation,
  isServerAddress,
  mayHoldLog,
  type OnBackupProgress,
  type OnRestoreProgress,
  type OpenLog,
  openKeys,
  restoreBackup,
  type WholeBackup,
} from '#libs/stores';
