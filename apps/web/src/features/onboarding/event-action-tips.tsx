import { useFeature } from '../../lib/use-town';

export const EventActionTips = () => (
  <>
    <li>
      <b>Save</b>
      <span>{useFeature('accounts') ? 'It stands in MY ALMANAC, and under ME.' : 'It stands in MY ALMANAC.'}</span>
    </li>
    <li>
      <b>Remind</b>
      <span>From a quarter of an hour to a week before.</span>
    </li>
    <li>
      <b>Add to cal</b>
      <span>Into the calendar you have already.</span>
    </li>
  </>
);
