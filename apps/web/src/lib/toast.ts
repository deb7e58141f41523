export type Toast = { id: number; title: string; description?: string; variant: 'default' | 'destructive' };

let currentToast: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

export const toast = ({ variant = 'default', ...words }: { title: string; description?: string; variant?: Toast['variant'] }) =>
  showToast({ id: ++lastId, variant, ...words });

export const toasts = {
  current: () => currentToast,
  dismiss: (id: number) => {
    if (currentToast?.id === id) showToast(null);
  },
  listen: (changed: () => void) => {
    listeners.add(changed);
    return () => {
      listeners.delete(changed);
    };
  },
};

const showToast = (next: Toast | null) => {
  currentToast = next;
  for (const changed of listeners) changed();
};
