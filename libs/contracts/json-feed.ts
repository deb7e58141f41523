import type { TownEvent } from './town-event';

/** `/feed.json` in the format of https://www.jsonfeed.org/version/1.1/. Instants are ISO 8601. */
export type JsonFeed = {
  version: 'https://jsonfeed.org/version/1.1';
  title: string;
  home_page_url: string;
  feed_url: string;
  description: string;
  language: string;
  items: JsonFeedItem[];
};

export type JsonFeedItem = {
  id: string;
  url: string;
  title: string;
  content_text: string;
  date_published: string;
  date_modified: string;
  authors: { name: string }[];
  tags: string[];
  image?: string;
  _event: {
    about: 'https://schema.org/Event';
    status: TownEvent['status'];
    /** An ISO instant, or a day for an all-day event. */
    start?: string;
    end?: string;
    location?: string;
    address?: string;
  };
};
