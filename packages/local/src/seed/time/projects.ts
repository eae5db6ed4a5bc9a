import { type Instant, DAY, addDays, instantAt } from "@tresen/contract/kit/time";
import { enteredFields } from "@tresen/contract/kit/resource";
import { projects } from "@tresen/contract/project/project.resource";
import { tasks } from "@tresen/contract/project/task.resource";
import { commentTask, projectHooks, taskHooks } from "@tresen/core/project";
import { createRecord, recordIndexing } from "@tresen/core/records";
import { DEMO_ADMIN, DEMO_MANAGER } from "../log-ins";
import { actorOf, unlessDone } from "./actors";
import { type Calendar, ZONE } from "./calendar";
import { placeDemoOrder } from "./order";
import type { DemoProject, DemoTask, DemoTeam } from "./team";

interface Demo {
  team: DemoTeam;
  calendar: Calendar;
  /** Waits until the customers of the demo are there. */
  customers: Promise<unknown>;
}

/** Creates projects one after the other, since their numbers have no gaps, with tasks and what was said about them. */
export async function createProjects({ team, calendar, customers }: Demo): Promise<void> {
  for (const project of team.projects) {
    await unlessDone(() => createProject({ project, team, calendar, customers }));
    await Promise.all(
      project.tasks.map((task, index) =>
        unlessDone(() => createTask({ task, project, position: index + 1, team, calendar })),
      ),
    );
  }
}

async function createProject({ project, team, calendar, customers }: Demo & { project: DemoProject }): Promise<void> {
  const { id, name, branch, state, startsOn, dueOn, budgetMinutes, budgetAmount } = project;
  const days = { startsOn: addDays(calendar.today, startsOn), dueOn: addDays(calendar.today, dueOn) };
  const entered = enteredFields({ resource: projects, isNew: true });
  await customers;
  const about = project.order && (await placeDemoOrder({ asked: project.order, branch, key: id, calendar }));
  const fields = entered.parse({ name, branch, state, ...days, budgetMinutes, budgetAmount, ...about });
  await createRecord({
    ...{ resource: projects, actor: actorOf({ team, user: DEMO_ADMIN }), now: madeAt({ project, calendar }) },
    ...{ input: { ...fields, id }, hooks: projectHooks, indexing: recordIndexing },
  });
}

async function createTask({
  task,
  project,
  position,
  team,
  calendar,
}: Omit<Demo, "customers"> & { task: DemoTask; project: DemoProject; position: number }): Promise<void> {
  const { id, title, description, assignee, state, estimateMinutes, due, checklist, comments } = task;
  const dueAt = due === null ? null : instantAt({ date: addDays(calendar.today, due), minutes: 17 * 60, zone: ZONE });
  const entered = enteredFields({ resource: tasks, isNew: true });
  const fields = entered.parse({
    ...{ title, description, project: project.id, assignee, state, estimateMinutes, position, checklist },
    dueAt: dueAt && new Date(dueAt).toISOString(),
  });
  await createRecord({
    ...{ resource: tasks, actor: actorOf({ team, user: DEMO_MANAGER }), now: madeAt({ project, calendar }) },
    ...{ input: { ...fields, id }, hooks: taskHooks, indexing: recordIndexing },
  });
  for (const { by, text, daysAgo } of comments)
    await commentTask({ actor: actorOf({ team, user: by }), id, text, now: calendar.now - daysAgo * DAY });
}

function madeAt({ project: { startsOn }, calendar }: { project: DemoProject; calendar: Calendar }): Instant {
  return calendar.now + Math.min(startsOn - 2, -1) * DAY;
}
