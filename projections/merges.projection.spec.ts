import { projectionSpecFor } from '#libs/event-sourcing/testing';
import { merges } from './merges.projection';

const { given } = projectionSpecFor(merges);
const at = '2026-11-20T12:00:00.000Z';
const place = { listing: { organizationId: 4 }, schedule: { date: '2026-11-20', time: '' } };
const rule = 'same title, start and place';
const merged = (into: number, score = 1) => ({ type: 'EventMerged' as const, data: { id: 7, into, ...place, rule, score } });
const merge = (into: number, score = 1) => ({ into, rule, score, at });

describe('the merges', () => {
  it('are those by a rule, with the rule', () => {
    given(merged(8), merged(9, 0.9)).then({ 7: { id: 7, merges: [merge(8), merge(9, 0.9)], parted: [] } });
  });

  it('know nothing of what a source told twice itself', () => {
    given({ type: 'EventMerged', data: { id: 7, into: 8, ...place } }).then({});
  });

  it('end when the rule no longer holds, and may begin again', () => {
    const unmerged = { type: 'EventUnmerged' as const, data: { id: 7, from: 8 } };
    given(merged(8), unmerged).then({ 7: { id: 7, merges: [], parted: [] } });
    given(merged(8), unmerged, merged(8)).then({ 7: { id: 7, merges: [merge(8)], parted: [] } });
  });

  it('end for good when an operator parts the two', () => {
    given(merged(8), { type: 'EventParted', data: { id: 7, from: 8 } }).then({ 7: { id: 7, merges: [], parted: [8] } });
  });
});
