import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from '../make-folder';
import { OURS } from '../ours';
import type { BackupFolder, OnStep } from './backup-folder';
import type { Part } from './manifest';
import { syncFolder, writeWhole } from './on-disk';

/** What is restored is on the disk before anybody says so, and for nobody else to read. */
export class Disk {
  constructor(readonly step: OnStep) {}

  write(file: string, pieces: Iterable<string | Uint8Array>) {
    this.step('write');
    const handle = openSync(file, 'wx', OURS);
    for (const piece of pieces) writeWhole(handle, Buffer.from(piece as string));
    fsyncSync(handle);
    closeSync(handle);
  }

  async copy(source: BackupFolder, part: Part, file: string) {
    makeFolder(dirname(file));
    this.step('write');
    const handle = openSync(file, 'wx', OURS);
    try {
      for await (const piece of source.read(part)) writeWhole(handle, piece);
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
