/**
 * What is told to whom by calls that have a token in place of a session, in the order of `VIEWERS`: the terminal alone
 * tells names, everything else is one's own. Whoever has no token of that kind gets 403.
 */
export const TOKEN_TABLE: Readonly<Record<string, string>> = {
  "GET /api/time-tracking/{accessToken}/people": "acm | acm | 403 | 403",
  "GET /api/time-tracking/{accessToken}/{username}/me": "403 | a | a | x",
  "GET /api/time-tracking/{accessToken}/{username}/working-schedules": "403 | a | a | x",
  "GET /api/time-tracking/{accessToken}/{username}/working-activities": "403 | a | a | x",
  "POST /api/time-tracking/{accessToken}/{username}/working-activities/start": "403 | a | a | x",
  "POST /api/time-tracking/{accessToken}/{username}/working-activities/end": "403 | a | a | x",
  "POST /api/time-tracking/{accessToken}/{username}/working-activities/pause": "403 | a | a | x",
  "POST /api/time-tracking/{accessToken}/{username}/working-activities/resume": "403 | a | a | x",
  "GET /api/time-tracking/{accessToken}/{username}/requests": "403 | a | a | x",
  "POST /api/time-tracking/{accessToken}/{username}/requests": "403 | a | a | x",
};
