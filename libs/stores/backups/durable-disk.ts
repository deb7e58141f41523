import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from '../make-folder';
import { OWNER_ONLY_MODE } from '../owner-only-mode';
import type { BackupFolder, BeforeDiskStep } from './backup-folder';
import { syncFolder, writeFully } from './disk-writes';
import type { BackupPart } from './manifest';

export class DurableDisk {
  constructor(readonly step: BeforeDiskStep) {}

  write(file: string, pieces: Iterable<string | Uint8Array>) {
    this.step('write');
    const handle = openSync(file, 'wx', OWNER_ONLY_MODE);
    for (const piece of pieces) writeFully(handle, Buffer.from(piece as string));
    fsyncSync(handle);
    closeSync(handle);
  }

  async copy(source: BackupFolder, part: BackupPart, file: string) {
    makeFolder(dirname(file));
    this.step('write');
    const handle = openSync(file, 'wx', OWNER_ONLY_MODE);
    try {
      for await (const piece of source.read(part)) writeFully(handle, piece);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  }

  sync(folder: string) {
    this.step('sync');
    syncFolder(folder);
  }

  remove(file: string) {
    this.step('remove');
    rmSync(file);
  }
}
