import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keepDistrict } from '../preferences/keep-district';
import { LATER } from './district-choice';

/** So long one sees that something is saved. */
const WAIT_MS = 500;

/** Ends the tour with a district, or with none. What could not be saved is no reason to keep anybody here: Settings asks again. */
export const useFinish = (onClose: () => void) => {
  const client = useQueryClient();
  const [saving, setSaving] = useState(false);

  const finish = async (district: string | undefined) => {
    if (district === undefined || district === LATER) return onClose();
    setSaving(true);
    try {
      await keepDistrict(client, district);
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    } catch (error) {
      console.error('The collection district was not saved:', error);
    }
    onClose();
  };
  return { saving, finish };
};
