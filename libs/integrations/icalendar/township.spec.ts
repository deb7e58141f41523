import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCalendar } from './read-calendar';

/** Feeds of a real township, a folder per day. Optional. */
const FEEDS = process.env['TOWNSHIP_FEEDS'] ?? '';

const days = FEEDS ? readdirSync(FEEDS).filter((name) => /^\d{4}-\d\d-\d\d$/.test(name)) : [];

const window = { from: '2026-02-16', to: '2027-04-22' };

const readDay = (day: string) =>
  readdirSync(join(FEEDS, day))
    .filter((file) => file.endsWith('.ics'))
    .map((file) => ({
      file,
      ...readCalendar(readFileSync(join(FEEDS, day, file)), { timeZone: 'America/New_York', ...window }),
    }));

if (days.length === 0) it.skip('a real township is read (skipped: TOWNSHIP_FEEDS names no folder with its sources)', () => {});
else
  describe.each(days)('the sources of a township on %s', (day) => {
    const readings = readDay(day);
    const occurrences = readings.flatMap((reading) => reading.occurrences);

    it('are all calendars, each read or reported', () => {
      expect(readings.filter(({ isCalendar }) => !isCalendar)).toEqual([]);
      const silent = readings.filter(
        ({ components, occurrences, problems }) => components > 20 && occurrences.length + problems.length === 0,
      );
      expect(silent.map(({ file }) => file)).toEqual([]);
    });

    it('hold a township’s worth of happenings, each within the window and under its own identity', () => {
      const components = readings.reduce((sum, reading) => sum + reading.components, 0);
      expect(components).toBeGreaterThan(5000);
      expect(occurrences.length).toBeGreaterThan(2000);
      expect(occurrences.length).toBeLessThan(3 * components);
      expect(occurrences.filter(({ date, endDate }) => date > window.to || (endDate ?? date) < window.from)).toEqual([]);
      for (const { file, occurrences } of readings) {
        expect([file, new Set(occurrences.map(({ uid, instance }) => `${uid} ${instance}`)).size]).toEqual([
          file,
          occurrences.length,
        ]);
      }
    });

    it('come as plain text, with times that agree with their days', () => {
      expect(
        occurrences.filter(({ name, description = '' }) =>
          /<\/?(?:p|br|a|div|span)\b|&(?:amp|nbsp|#39);/.test(name + description),
        ),
      ).toEqual([]);
      expect(occurrences.filter(({ startTime, date }) => startTime && !startTime.startsWith(date))).toEqual([]);
    });
  });
