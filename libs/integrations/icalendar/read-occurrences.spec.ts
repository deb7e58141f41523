import { readProperties } from './file/read-properties';
import { ProblemList } from './problem-list';
import { readOccurrences } from './read-occurrences';
import { type EventRecord, toEventRecord } from './recurrence/event-record';
import { OPTIONS } from './testing/reading';
import { createSourceClock } from './times/source-clock';

const clock = createSourceClock(OPTIONS, fail);

/** Two events on each day that repeat, and two changes of them, in different places. */
const toRecord = (_: unknown, nth: number): EventRecord => {
  const day = new Date(Date.UTC(2026, 0, 1 + Math.floor(nth / 4))).toISOString().slice(0, 10).replaceAll('-', '');
  const start = `${day}T1${nth % 2}0000`;
  const isChange = nth % 4 >= 2;
  const lines = ['UID:choir', 'SUMMARY:Choir', `LOCATION:Room ${nth % 7}`, `DTSTART:${start}`];
  lines.push(isChange ? `RECURRENCE-ID;RANGE=THISANDFUTURE:${start}` : 'RRULE:FREQ=YEARLY;COUNT=2');
  const properties = readProperties(lines, fail);
  return toEventRecord({ properties, isWithdrawn: false }, nth, clock, fail);
};

/** How often the fields of the records are read. */
const countReads = (records: readonly EventRecord[]): number => {
  let reads = 0;
  const counted = records.map(
    (record) =>
      new Proxy(record, {
        get: (target, name: keyof EventRecord) => {
          reads += 1;
          return target[name];
        },
      }),
  );
  const problems = new ProblemList();
  expect(readOccurrences(counted, OPTIONS, clock, problems).occurrences.length).toBeGreaterThan(0);
  expect(problems.list()).toEqual([]);
  return reads;
};

describe('events that share a UID', () => {
  it.each([
    ['repeat', (record: EventRecord) => !record.replaces],
    ['change one of them', (record: EventRecord, nth: number) => nth === 0 || record.replaces !== undefined],
    ['do both', () => true],
  ])('are each looked at as often, however many they are, when they %s', (_, isMeant) => {
    const records = Array.from({ length: 1_200 }, toRecord).filter(isMeant);
    const readsOfHalf = countReads(records.slice(0, records.length / 2));
    expect(countReads(records) / readsOfHalf).toBeCloseTo(2, 0);
  });
});

function fail(problem: string): never {
  throw new Error(problem);
}
