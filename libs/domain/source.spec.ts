import type { Sealed } from '#libs/event-sourcing';
import { specFor } from '#libs/event-sourcing/testing';
import { type SourceEvent, source } from './source';

const { given } = specFor(source);
const library = {
  id: '12 events',
  organization: 'Library',
  calendar: 'events',
  address: 'https://library.example/events.ics',
};
const id = library.id;
const added: SourceEvent = { type: 'SourceAdded', data: library };
const removed: SourceEvent = { type: 'SourceRemoved', data: { id } };

describe('A source', () => {
  it('has a stream that any log takes, and none that is another’s', () => {
    const streams = ['12 my events.ics', '12 my%20events.ics', '12 my+events.ics'].map((id) =>
      source.identify({ ...library, id }),
    );
    expect(streams).toEqual(['12%20my%20events.ics', '12%20my%2520events.ics', '12%20my+events.ics']);
  });

  it('is added once', () => {
    given().when({ type: 'AddSource', data: library }).then(added);
    given(added).when({ type: 'AddSource', data: library }).thenNothing();
    given(added, removed).when({ type: 'AddSource', data: library }).then(added);
  });

  it('is moved, and its zone set, by who adds it again', () => {
    const address = 'https://library.example/all.ics';
    given(added)
      .when({ type: 'AddSource', data: { ...library, address, timeZone: 'America/Denver' } })
      .then({ type: 'SourceMoved', data: { id, address } }, { type: 'SourceZoned', data: { id, timeZone: 'America/Denver' } });
  });

  it('keeps its zone when it is added again, until that is taken from it', () => {
    const zoned: SourceEvent = { type: 'SourceAdded', data: { ...library, timeZone: 'America/Denver' } };
    given(zoned).when({ type: 'AddSource', data: library }).thenNothing();
    given(zoned)
      .when({ type: 'AddSource', data: { ...library, timeZone: null } })
      .then({ type: 'SourceZoned', data: { id, timeZone: null } });
    given()
      .when({ type: 'AddSource', data: { ...library, timeZone: null } })
      .then(added);
  });

  it('is at the same address where that is sealed anew, and is moved to where it is sealed from where it was in the clear', () => {
    const sealed = (text: string, hash: string) => ({ ...library, address: { sealed: text as Sealed, hash } });
    const once: SourceEvent = { type: 'SourceAdded', data: sealed('once', 'same') };
    given(once)
      .when({ type: 'AddSource', data: sealed('again', 'same') })
      .thenNothing();
    const { address } = sealed('once', 'another');
    for (const before of [once, added])
      given(before)
        .when({ type: 'AddSource', data: { ...library, address } })
        .then({ type: 'SourceMoved', data: { id, address } });
  });

  it('is paused and resumed, each once', () => {
    const paused: SourceEvent = { type: 'SourcePaused', data: { id } };
    given(added).when({ type: 'PauseSource', data: { id } }).then(paused);
    given(added, paused).when({ type: 'PauseSource', data: { id } }).thenNothing();
    given(added, paused).when({ type: 'ResumeSource', data: { id } }).then({ type: 'SourceResumed', data: { id } });
    given(added).when({ type: 'ResumeSource', data: { id } }).thenNothing();
  });

  it('is paused until a day, and loaded again when that has come', () => {
    const paused = (until?: string): SourceEvent => ({ type: 'SourcePaused', data: { id, ...(until && { until }) } });
    const pause = (until: string) => ({ type: 'PauseSource' as const, data: { id, until } });
    const end = (today: string) => ({ type: 'EndPause' as const, data: { id, today } });
    given(added).when(pause('2026-04-03')).then(paused('2026-04-03'));
    given(added, paused('2026-04-03')).when(pause('2026-04-03')).thenNothing();
    given(added, paused('2026-04-03')).when(pause('2026-05-01')).then(paused('2026-05-01'));
    given(added, paused('2026-04-03')).when(end('2026-04-02')).thenNothing();
    given(added, paused('2026-04-03')).when(end('2026-04-03')).then({ type: 'SourceResumed', data: { id } });
    given(added, paused()).when(end('2026-04-03')).thenNothing();
    given(added, paused('2026-04-03'), { type: 'SourceResumed', data: { id } }).when(end('2026-04-03')).thenNothing();
    given(added, removed).when(end('2026-04-03')).thenNothing();
  });

  it('is found elsewhere', () => {
    const move = (address: string) => ({ type: 'MoveSource' as const, data: { id, address } });
    given(added)
      .when(move('https://library.example/all.ics'))
      .then({ type: 'SourceMoved', data: { id, address: 'https://library.example/all.ics' } });
    given(added).when(move(library.address)).thenNothing();
  });

  it('is zoned by itself, too', () => {
    const zone = (timeZone: string | null) => ({ type: 'ZoneSource' as const, data: { id, timeZone } });
    const zoned: SourceEvent = { type: 'SourceZoned', data: { id, timeZone: 'America/Denver' } };
    given(added).when(zone('America/Denver')).then(zoned);
    given(added, zoned).when(zone('America/Denver')).thenNothing();
    given(added, zoned)
      .when(zone(null))
      .then({ type: 'SourceZoned', data: { id, timeZone: null } });
  });

  it('keeps who had it checked', () => {
    given(added).when({ type: 'OrderCheck', data: { id } }).then({ type: 'CheckOrdered', data: { id } });
  });

  it('is removed once', () => {
    given(added).when({ type: 'RemoveSource', data: { id } }).then(removed);
    given(added, removed).when({ type: 'RemoveSource', data: { id } }).thenNothing();
  });

  it('keeps who answered for a load, and why it was held back', () => {
    const data = { id, reason: 'It is empty, and had 12 events to come.' };
    given(added).when({ type: 'AcceptLoad', data }).then({ type: 'LoadAccepted', data });
    given(added).when({ type: 'RefuseLoad', data }).then({ type: 'LoadRefused', data });
  });

  it.each(['PauseSource', 'ResumeSource', 'OrderCheck', 'MoveSource'] as const)('that is not there refuses %s', (type) => {
    given(added, removed)
      .when({ type, data: { id, address: library.address } })
      .thenRejected('no-such-source');
  });
});
