import { projectionSpecFor, testMetadata } from '#libs/event-sourcing/testing';
import { merges } from './merges.projection';

const { given } = projectionSpecFor(merges);
const at = '2026-11-20T12:00:00.000Z';
const place = { listing: { organizationId: 4 }, schedule: { date: '2026-11-20', time: '' } };
const rule = 'same title, start and place';
const merged = (into: number, score = 1) => ({ type: 'EventMerged' as const, data: { id: 7, into, ...place, rule, score } });
const merge = (into: number, score = 1) => ({ into, rule, score, at });

const parted = (why = {}) => ({ type: 'EventParted' as const, data: { id: 7, from: 8, ...why } });

describe('the merges', () => {
  it('are those by a rule, with the rule', () => {
    given(merged(8), merged(9, 0.9)).then({ 7: { id: 7, merges: [merge(8), merge(9, 0.9)], parted: [], partings: [] } });
  });

  it('know nothing of what a source told twice itself', () => {
    given({ type: 'EventMerged', data: { id: 7, into: 8, ...place } }).then({});
  });

  it('end when the rule no longer holds, and may begin again', () => {
    const unmerged = { type: 'EventUnmerged' as const, data: { id: 7, from: 8 } };
    given(merged(8), unmerged).then({ 7: { id: 7, merges: [], parted: [], partings: [] } });
    given(merged(8), unmerged, merged(8)).then({ 7: { id: 7, merges: [merge(8)], parted: [], partings: [] } });
  });

  it('end for good when an operator parts the two', () => {
    const partings = [{ from: 8, by: testMetadata.actor, at, was: { rule, score: 1 } }];
    given(merged(8), parted()).then({ 7: { id: 7, merges: [], parted: [8], partings } });
  });

  it('are looked at by rules again when that is undone', () => {
    const unparted = { type: 'EventUnparted' as const, data: { id: 7, from: 8 } };
    given(merged(8), parted({ reason: 'Two bands.' }), unparted).then({ 7: { id: 7, merges: [], parted: [], partings: [] } });
  });

  it('know who has confirmed them, until that is undone or the rule no longer holds', () => {
    const confirmed = { type: 'MergeConfirmed' as const, data: { id: 7, into: 8 } };
    const document = { id: 7, parted: [], partings: [] };
    const by = { by: testMetadata.actor, at };
    given(merged(8), merged(9), confirmed).then({ 7: { ...document, merges: [{ ...merge(8), confirmed: by }, merge(9)] } });
    const reopened = { type: 'MergeReopened' as const, data: { id: 7, into: 8 } };
    given(merged(8), confirmed, reopened).then({ 7: { ...document, merges: [merge(8)] } });
    const unmerged = { type: 'EventUnmerged' as const, data: { id: 7, from: 8 } };
    given(merged(8), confirmed, unmerged, merged(8)).then({ 7: { ...document, merges: [merge(8)] } });
  });
});
