import { positionOf } from '#libs/event-sourcing';
import { specFor } from '#libs/event-sourcing/testing';
import { type OperationsEvent, operations } from './operations';

const { given } = specFor(operations);
const started: OperationsEvent = { type: 'SeedingStarted', data: { seed: 'sample', today: '2026-11-20' } };
const finished: OperationsEvent = { type: 'SeedingFinished', data: { seed: 'sample', events: 600 } };

describe('what operators do', () => {
  it('starts a seeding once: on another day it goes on as it began', () => {
    given()
      .when({ type: 'StartSeeding', data: { seed: 'sample', today: '2026-11-20' } })
      .then(started);
    given(started)
      .when({ type: 'StartSeeding', data: { seed: 'sample', today: '2026-11-21' } })
      .thenNothing();
    given(started, finished)
      .when({ type: 'StartSeeding', data: { seed: 'sample', today: '2026-11-21' } })
      .thenNothing();
  });

  it('finishes a seeding that was started, once', () => {
    const finish = { type: 'FinishSeeding' as const, data: { seed: 'sample', events: 600 } };
    given(started).when(finish).then(finished);
    given(started, finished).when(finish).thenNothing();
    given().when(finish).thenNothing();
  });

  it('seeds one thing apart from another', () => {
    given(started, finished)
      .when({ type: 'StartSeeding', data: { seed: 'schools', today: '2026-11-21' } })
      .then({ type: 'SeedingStarted', data: { seed: 'schools', today: '2026-11-21' } });
  });

  it('is on record each time a projection was rebuilt, by force or not, or switched back, or was refused', () => {
    const rebuilt = { projection: 'counts', documents: 12, differing: 0, parked: 1, forced: true };
    given({ type: 'ProjectionRebuilt', data: rebuilt })
      .when({ type: 'RecordRebuild', data: rebuilt })
      .then({ type: 'ProjectionRebuilt', data: rebuilt });
    given()
      .when({ type: 'RecordRefusal', data: { projection: 'counts', parked: 1 } })
      .then({ type: 'RebuildRefused', data: { projection: 'counts', parked: 1 } });
    given()
      .when({ type: 'RecordSwitchBack', data: { projection: 'counts' } })
      .then({ type: 'ProjectionSwitchedBack', data: { projection: 'counts' } });
    const request = { projection: 'counts', reason: 'Neighbours see other numbers.' };
    given().when({ type: 'AskForSwitchBack', data: request }).then({ type: 'SwitchBackAsked', data: request });
  });

  it('is on record each time a reactor was told to try again what it had put aside, if there was any', () => {
    given()
      .when({ type: 'RecordRetry', data: { facts: 3 } })
      .then({ type: 'ReactorsRetried', data: { facts: 3 } });
    given()
      .when({ type: 'RecordRetry', data: { facts: 0 } })
      .thenNothing();
  });

  it('is on record each time a fact was skipped, with the reason', () => {
    const skipped = { reactor: 'letters', position: positionOf(7), stream: 'event-1', failure: 'no stamps', reason: 'Phoned.' };
    given().when({ type: 'RecordSkip', data: skipped }).then({ type: 'FactSkipped', data: skipped });
  });

  it('is on record each time a fresh fold was asked for, and each time it was let go', () => {
    given()
      .when({ type: 'AskForRebuild', data: { projection: 'counts', dryRun: true } })
      .then({ type: 'RebuildAsked', data: { projection: 'counts', dryRun: true } });
    given()
      .when({ type: 'StopRebuild', data: { projection: 'counts', reason: 'Not today.' } })
      .then({ type: 'RebuildStopped', data: { projection: 'counts', reason: 'Not today.' } });
  });

  it('is on record each time a parked document was tried again, or went on without its fact, with the reason', () => {
    const parked = { projection: 'counts', key: '2', position: positionOf(7), failure: 'no name' };
    given().when({ type: 'RetryFold', data: parked }).then({ type: 'FoldRetried', data: parked });
    const skipped = { ...parked, reason: 'A test entry.' };
    given().when({ type: 'SkipFold', data: skipped }).then({ type: 'FoldSkipped', data: skipped });
  });

  it('is on record each time a backup was made or failed, and each time the town was put back from one', () => {
    const made = { target: '/mnt/backups', backup: 'today', position: positionOf(7), facts: 7, copied: 2, dropped: 0 };
    given().when({ type: 'RecordBackup', data: made }).then({ type: 'BackupMade', data: made });
    const failed = { target: '/mnt/backups', failure: 'The disk is full.' };
    given().when({ type: 'RecordBackupFailure', data: failed }).then({ type: 'BackupFailed', data: failed });
    const restored = { source: '/mnt/backups', backup: 'today', position: positionOf(7), facts: 7, reason: 'Fire.' };
    given().when({ type: 'RecordRestore', data: restored }).then({ type: 'TownRestored', data: restored });
  });
});
