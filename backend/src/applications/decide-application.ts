import { Injectable } from '@nestjs/common';
import type { Actor } from '../common/actor.js';
import { AppError } from '../common/app-error.js';
import { Sql } from '../database/sql.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { AcceptApplication } from './accept-application.js';
import { ApplicationViews } from './application-views.js';
import { FIND_APPLICATION_FACTS } from './applications.queries.js';
import type { Decision } from './dto/application.dto.js';
import type { ApplicationResponse } from './dto/application.response.js';
import type { ApplicationFacts } from './events/application.events.js';
import { RejectApplications } from './reject-applications.js';

/** The owner of a posting answers an application. */
@Injectable()
export class DecideApplication {
  constructor(
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly accepting: AcceptApplication,
    private readonly rejecting: RejectApplications,
    private readonly views: ApplicationViews,
  ) {}

  async run(actor: Actor, applicationId: number, decision: Decision): Promise<ApplicationResponse> {
    const application = await this.requirePostingOwner(actor, applicationId);
    await this.unitOfWork.run((tx) =>
      decision === 'accepted' ? this.accepting.run(tx, application) : this.rejecting.one(tx, application),
    );
    return this.views.one(applicationId);
  }

  /** Whose application it is knows of it but doesn't decide; to everybody else it isn't there. */
  private async requirePostingOwner(actor: Actor, applicationId: number): Promise<ApplicationFacts> {
    const application = await this.sql.one(FIND_APPLICATION_FACTS, [applicationId]);
    if (application?.customerId === actor.userId) return application;
    throw new AppError(application?.cleanerUserId === actor.userId ? 'FORBIDDEN' : 'NOT_FOUND');
  }
}
