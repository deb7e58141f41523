import { changeOfOne } from '../../lib/list-difference';
import { toast } from '../../lib/toast';
import { useFollowSubcalendars } from '../following/use-follow-subcalendars';

/** Which programs are followed, and how to change one. */
export const useFollowSubcalendar = () => {
  const { followed, set } = useFollowSubcalendars();
  return {
    isFollowed: (id: number) => followed.includes(id),
    follow: (id: number, wished: boolean) =>
      set(changeOfOne(id, wished)).catch(() =>
        toast({ title: 'Error', description: 'Failed to update subcalendars. Please try again.', variant: 'destructive' }),
      ),
  };
};
