import { type Route, readRoute, writeRoute } from '#api/http/route.ts';
import { acceptInvitation, readInvitation } from '#api/services/team/accept-invitation.ts';
import { changeMember, listTeam, removeMember } from '#api/services/team/change-team.ts';
import { inviteColleague, revokeInvitation } from '#api/services/team/invite-colleague.ts';
import * as endpoints from '#domain/contract/team.ts';

export const teamRoutes: Route[] = [
  readRoute(endpoints.listTeam, (context) => listTeam(context)),
  writeRoute(endpoints.inviteColleague, (context, { body }) => inviteColleague(context, body)),
  writeRoute(endpoints.revokeInvitation, (context, { parameters }) =>
    revokeInvitation(context, parameters.invitationId),
  ),
  writeRoute(endpoints.changeMember, (context, { parameters, body }) => changeMember(context, parameters.userId, body)),
  writeRoute(endpoints.removeMember, (context, { parameters }) => removeMember(context, parameters.userId)),
  readRoute(endpoints.readInvitation, (context, { body }) => readInvitation(context, body)),
  writeRoute(endpoints.acceptInvitation, (context, { body }) => acceptInvitation(context, body)),
];
