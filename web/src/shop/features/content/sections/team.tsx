import { SectionTitle } from "../section-parts";
import type { SectionProps } from "../section-values";
import { EmployeeCard } from "../employee-card";

/** The section that presents the employees. */
export function Team({ value: { title, employees } }: { value: SectionProps<"team"> }) {
  return (
    <section className="page">
      <SectionTitle text={title} />
      <ul className="mt-6 grid grid-cols-1 gap-x-6 gap-y-10 xs:grid-cols-2 lg:grid-cols-4">
        {employees.map((employee, index) => (
          <li key={index}>
            <EmployeeCard employee={employee} />
          </li>
        ))}
      </ul>
    </section>
  );
}
