import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { csvOf } from '../../common/csv.js';
import { ConfirmedOnly, Roles } from '../../common/decorators.js';
import { AdminBookingsQuery } from '../bookings/admin-bookings.query.js';
import { AdminBookingsService } from '../bookings/admin-bookings.service.js';
import { AdminCleanersService } from '../cleaners/admin-cleaners.service.js';
import { SignUpsQuery } from '../cleaners/sign-ups.query.js';
import { unpaged } from '../listing/list-query.js';
import { AdminReviewsQuery, ReviewReportsQuery } from '../reviews/admin-reviews.query.js';
import { AdminReviewsService } from '../reviews/admin-reviews.service.js';
import { AdminUsersQuery } from '../users/admin-users.query.js';
import { AdminUsersService } from '../users/admin-users.service.js';
import {
  APPLICANT_COLUMNS,
  BOOKING_COLUMNS,
  REPORT_COLUMNS,
  REVIEW_COLUMNS,
  USER_COLUMNS,
} from './columns.js';
import { Spreadsheet } from './spreadsheet.js';

/** The lists that the admin acts on, as spreadsheets. */
@ApiTags('Admin')
@ApiBearerAuth()
@Roles('admin')
@ConfirmedOnly()
@Controller('admin')
export class PeopleExportsController {
  constructor(
    private readonly users: AdminUsersService,
    private readonly cleaners: AdminCleanersService,
    private readonly bookings: AdminBookingsService,
    private readonly reviews: AdminReviewsService,
  ) {}

  @Get('users.csv')
  @Spreadsheet('tidyhearth-users.csv', 'accounts')
  async exportUsers(@Query() query: AdminUsersQuery): Promise<string> {
    return csvOf(USER_COLUMNS, (await this.users.list(unpaged(query))).items);
  }

  @Get('cleaner-applications.csv')
  @Spreadsheet('tidyhearth-cleaner-applications.csv', 'cleaner sign-ups')
  async exportApplicants(@Query() query: SignUpsQuery): Promise<string> {
    return csvOf(APPLICANT_COLUMNS, (await this.cleaners.list(unpaged(query))).items);
  }

  @Get('bookings.csv')
  @Spreadsheet('tidyhearth-bookings.csv', 'bookings')
  async exportBookings(@Query() query: AdminBookingsQuery): Promise<string> {
    return csvOf(BOOKING_COLUMNS, (await this.bookings.list(unpaged(query))).items);
  }

  @Get('reviews.csv')
  @Spreadsheet('tidyhearth-reviews.csv', 'reviews')
  async exportReviews(@Query() query: AdminReviewsQuery): Promise<string> {
    return csvOf(REVIEW_COLUMNS, (await this.reviews.list(unpaged(query))).items);
  }

  @Get('review-reports.csv')
  @Spreadsheet('tidyhearth-review-reports.csv', 'reports of reviews')
  async exportReviewReports(@Query() query: ReviewReportsQuery): Promise<string> {
    return csvOf(REPORT_COLUMNS, (await this.reviews.listReports(unpaged(query))).items);
  }
}
