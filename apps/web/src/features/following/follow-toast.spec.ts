import { toFollowToast } from './follow-toast';

describe('The words after a change of follows', () => {
  it('greet a resident who follows the library by its name, however many programs it has', () => {
    expect(toFollowToast([], ['Library', 'Library::Teens', 'Library::Children'])).toEqual({
      title: 'Library added to MY ALMANAC',
      description: "You'll now see their events in your personalized view.",
    });
  });

  it('name the program when only that was added', () => {
    expect(toFollowToast(['Library'], ['Library', 'Library::Teens'])?.title).toBe('Teens added to MY ALMANAC');
  });

  it('say what a resident will no longer see', () => {
    expect(toFollowToast(['Library', 'Featured'], ['Library'])).toEqual({
      title: 'Featured removed from MY ALMANAC',
      description: "You'll no longer see their events in your personalized view.",
    });
  });

  it('count the organizations when someone presses All or None', () => {
    expect(toFollowToast([], ['Library', 'Township', 'Township::Council'])?.title).toBe('2 organizations added to MY ALMANAC');
    expect(toFollowToast(['Library', 'Township'], [])?.title).toBe('2 organizations removed from MY ALMANAC');
  });

  it('take the featured events for no organization', () => {
    expect(toFollowToast([], ['Featured', 'Library', 'Township'])?.title).toBe('2 organizations added to MY ALMANAC');
    expect(toFollowToast([], ['Featured', 'Library', 'Library::Teens'])?.title).toBe('Library added to MY ALMANAC');
  });

  it('are silent when nothing changed', () => {
    expect(toFollowToast(['Library'], ['Library'])).toBeNull();
  });
});
