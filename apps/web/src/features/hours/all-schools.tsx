import { groupBySchool, type Schedule, type SchoolHours } from '#libs/contracts/schools';
import own from './all-schools.module.css';
import styles from './hours-page.module.css';
import { SchoolMark } from './school-mark';
import { SchoolRow } from './school-row';

export const AllSchools = ({ schools, schedule }: { schools: SchoolHours[]; schedule: Schedule }) => (
  <section aria-labelledby="all-schools">
    <h2 id="all-schools" className={styles.title}>
      All Schools
    </h2>
    {groupBySchool(schools).map(({ name, hours }) => (
      <div key={name} className={own.school}>
        <h3 className={own.name}>
          <SchoolMark school={name} />
          {name}
        </h3>
        <ul>
          {hours.map((school) => (
            <SchoolRow key={school.id} school={school} schedule={schedule} onAdd={scrollToTop} />
          ))}
        </ul>
      </div>
    ))}
  </section>
);

const scrollToTop = () => window.scrollTo(0, 0);
