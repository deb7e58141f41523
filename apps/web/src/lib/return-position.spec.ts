import type { returnPosition } from './return-position';
import { fakeStorage } from './testing/fake-storage';

const disk = fakeStorage();

describe('The way back to a list', () => {
  it('stands on the device, and no tab takes that of another', () => {
    const [one, other] = [tab('/'), tab('/me')];
    goTo(one, '7', false);
    goTo(other, '8', true);
    expect(Object.fromEntries(disk)).toEqual({ scrollToEventId: '8', eventListScrollPosition: '300', fromMePage: 'true' });
    expect([one, other].map(found)).toEqual([
      ['7', '300', false],
      ['8', '300', true],
    ]);
    for (const value of Object.values(one)) value.forget();
    expect([one, other].map(found)).toEqual([NOTHING, ['8', '300', true]]);
    expect(disk.size).toBe(0);
  });

  it('is found by a page that is loaded at the event gone to, and by no other', () => {
    goTo(tab('/me'), '8', true);
    const loaded = ['/event/8', '/event/7', '/', '/me'].map(tab);
    expect(loaded.map(found)).toEqual([['8', '300', true], NOTHING, NOTHING, NOTHING]);
  });
});

type WayBack = typeof returnPosition;

const NOTHING = ['', '', false];

const tab = (pathname: string): WayBack => {
  Object.assign(globalThis, { location: { pathname } });
  let loaded: { returnPosition: WayBack } | undefined;
  jest.isolateModules(() => {
    loaded = require('./return-position');
  });
  return loaded!.returnPosition;
};

const goTo = (from: WayBack, id: string, isMe: boolean) => {
  from.eventId.write(id);
  from.position.write('300');
  from.fromMePage.write(isMe);
};

const found = (by: WayBack) => Object.values(by).map((value) => value.read());
