import { PAGES } from '#libs/contracts/pages';
import { useFeature, useTown } from '../../lib/use-town';
import { TextPage } from './text-page';
import styles from './text-page.module.css';

const { title, description } = PAGES['/privacy'];

/** Says what is true of this town's Almanac: a part that is switched off here is not spoken of as if it were on. */
export const PrivacyPage = () => {
  const accounts = useFeature('accounts');
  const { mapStyle } = useTown();
  return (
    <TextPage title={title} lead={description}>
      <section>
        <h2>On your device</h2>
        <p>
          Your preferences are stored locally on your device: theme, accent, view, search and sidebar. There is no advertising and
          no tracking. Nothing comes from other sites but the pictures and recordings that organizations link in their events
          {mapStyle && ', and the streets of the maps'}.
        </p>
      </section>
      {mapStyle && (
        <section>
          <h2>When you look at a map</h2>
          <p>
            Your browser asks {new URL(mapStyle).host} for the streets of the part you look at, as of any map on the web. Where
            the events are comes from the calendar’s own server, and nobody is told which of them you read.
          </p>
        </section>
      )}
      <section>
        <h2>When you ask for what is near you</h2>
        <p>
          Your browser asks you first, and tells this page where you are. The page measures by itself and tells nobody, the
          calendar’s server neither; when the page is closed or loaded anew, it is forgotten.
        </p>
      </section>
      <section>
        <h2>What you follow and save</h2>
        <p>
          It is kept on the calendar’s server, with the history of its changes, under a random session id
          {accounts ? ', or under your account when you have one' : ''}. The id is stored on your device and says nothing about
          who you are. Clear this site’s data in your browser, and the id is gone.
        </p>
      </section>
      {accounts && (
        <section>
          <h2>When you have an account</h2>
          <p>
            The server keeps your e-mail address, and of your password what can check it but not tell it, both encrypted with a
            key of your own. What you followed and saved on a device before you signed in there joins your account. A cookie that
            no script can read keeps you signed in for thirty days. Log out, and the device forgets everything it kept.
          </p>
        </section>
      )}
      <section>
        <h2>Your phone number</h2>
        <p>
          We collect a phone number only if you opt in to text messages. They are sent through a third-party messaging provider,
          at most a few per week. Reply <b>STOP</b> at any time to opt out.
        </p>
      </section>
      {accounts && (
        <section>
          <h2>Forgetting you</h2>
          <p>
            The key that your e-mail address is encrypted with is kept apart from the record of what happened. Ask whoever runs
            this calendar to forget you: the key is deleted, and no one can read the address again.
          </p>
        </section>
      )}
      <p className={styles.date}>Last updated June 21, 2025</p>
    </TextPage>
  );
};
