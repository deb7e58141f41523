import { remembered, welcomedUser } from './local-storage';
import { fakeStorage } from './testing/fake-storage';

const disk = fakeStorage();

describe('What a device remembers', () => {
  it('is what its resident chose', () => {
    remembered.accent.write('teal');
    remembered.sidebarCollapsed.write(true);
    expect(disk).toEqual(
      new Map([
        ['accent-color', 'teal'],
        ['sidebarCollapsed', 'true'],
      ]),
    );
    expect(remembered.accent.read()).toBe('teal');
    expect(remembered.sidebarCollapsed.read()).toBe(true);
  });

  it('falls back to what a newcomer sees when somebody has written nonsense', () => {
    for (const name of ['accent-color', 'eventView', 'theme', 'sidebarCollapsed', 'isSearchExpanded']) disk.set(name, '{]');
    expect(remembered.accent.read()).toBe('yellow');
    expect(remembered.eventView.read()).toBe('list');
    expect(remembered.theme.read()).toBe('auto');
    expect(remembered.sidebarCollapsed.read()).toBe(false);
    expect(remembered.isSearchExpanded.read()).toBe(false);
  });

  it('lasts as long as the page where a browser refuses storage', () => {
    const refuse = () => {
      throw new Error('The quota has been exceeded.');
    };
    Object.assign(globalThis, { localStorage: { getItem: refuse, setItem: refuse, removeItem: refuse } });
    remembered.searchTerm.write('book sale');
    expect(remembered.searchTerm.read()).toBe('book sale');
    remembered.searchTerm.forget();
    expect(remembered.searchTerm.read()).toBe('');
  });
});

describe('What a browser session remembers', () => {
  it('is who was seen in it', () => expect(welcomedUser('7').name).toBe('hasSeenUser_7'));
});
