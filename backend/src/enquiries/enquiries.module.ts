import { Module } from '@nestjs/common';
import { EnquiriesController } from './enquiries.controller.js';
import { EnquiryExportListener } from './enquiry-export.listener.js';
import { EnquiriesService } from './enquiries.service.js';

@Module({ controllers: [EnquiriesController], providers: [EnquiriesService, EnquiryExportListener] })
export class EnquiriesModule {}
