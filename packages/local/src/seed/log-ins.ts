/** The ids of the demo log-ins, which are fixed so that they are found after somebody renamed them. */
export const DEMO_ADMIN = "usr_demo_admin";
export const DEMO_MANAGER = "usr_demo_manager";
export const DEMO_EMPLOYEE = "usr_demo_employee";
/** How the ids of all people of a demo shop begin. */
export const DEMO_USER = "usr_demo_";
