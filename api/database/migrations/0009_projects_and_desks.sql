CREATE TABLE "ai_day" (
	"day" date NOT NULL,
	"site_id" uuid NOT NULL,
	"turns" integer NOT NULL,
	"tokens" bigint NOT NULL,
	CONSTRAINT "ai_day_site_id_day_pk" PRIMARY KEY("site_id","day")
);
--> statement-breakpoint
CREATE TABLE "assessment_day" (
	"day" date NOT NULL,
	"site_id" uuid NOT NULL,
	"market" text NOT NULL,
	"kind" text NOT NULL,
	"started" integer DEFAULT 0 NOT NULL,
	"completed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "assessment_day_site_id_day_market_kind_pk" PRIMARY KEY("site_id","day","market","kind")
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"visit_id" uuid,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"flaws" jsonb NOT NULL,
	"findings" jsonb,
	"analysis" text NOT NULL,
	"advisor" text NOT NULL,
	"is_kept" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"lead_id" uuid NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	"mail_id" uuid
);
--> statement-breakpoint
CREATE TABLE "site_key" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"public_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "site_key_public_key_unique" UNIQUE("public_key")
);
--> statement-breakpoint
CREATE TABLE "guarantee_claim" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"measured_kwh" integer NOT NULL,
	"line_kwh" integer NOT NULL,
	"opened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installer_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"text" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meter_reading" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"day" date NOT NULL,
	"produced_kwh" integer,
	"fed_in_kwh" integer,
	"drawn_kwh" integer,
	"heating_kwh" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_mark" (
	"project_id" uuid NOT NULL,
	"conversation" text NOT NULL,
	"user_id" uuid NOT NULL,
	"side" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "project_mark_project_id_conversation_user_id_pk" PRIMARY KEY("project_id","conversation","user_id")
);
--> statement-breakpoint
CREATE TABLE "project_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"partner_id" uuid,
	"side" text NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quote" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	"offered_by_id" uuid,
	"price_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"size" jsonb NOT NULL,
	"includes" text[] NOT NULL,
	"binding_until" date NOT NULL,
	"note" text,
	"answer" text,
	"answered_at" timestamp with time zone,
	"replaced_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "audit_actor_scope_index";--> statement-breakpoint
ALTER TABLE "site" ALTER COLUMN "public_key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "notified_by_mail" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "notifications" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "handed_to" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "lead" SET "handed_to" = (SELECT count(*) FROM "lead_partner" WHERE "lead_partner"."lead_id" = "lead"."id");--> statement-breakpoint
ALTER TABLE "lead_partner" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lead_partner" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lead_partner" ADD COLUMN "escalated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "milestone" ADD COLUMN "done_by_id" uuid;--> statement-breakpoint
ALTER TABLE "milestone" ADD COLUMN "done_partner_id" uuid;--> statement-breakpoint
ALTER TABLE "milestone" ADD COLUMN "reopened_reason" text;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "adviser_id" uuid;--> statement-breakpoint
ALTER TABLE "visit" ADD COLUMN "begun_kind" text;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox_event" ADD COLUMN "actor_id" uuid;--> statement-breakpoint
ALTER TABLE "ai_day" ADD CONSTRAINT "ai_day_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_day" ADD CONSTRAINT "assessment_day_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_visit_id_visit_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visit"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_lead_id_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_mail_id_email_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."email"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_key" ADD CONSTRAINT "site_key_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guarantee_claim" ADD CONSTRAINT "guarantee_claim_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "installer_report" ADD CONSTRAINT "installer_report_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "installer_report" ADD CONSTRAINT "installer_report_partner_id_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meter_reading" ADD CONSTRAINT "meter_reading_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_mark" ADD CONSTRAINT "project_mark_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_mark" ADD CONSTRAINT "project_mark_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_message" ADD CONSTRAINT "project_message_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_message" ADD CONSTRAINT "project_message_partner_id_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_message" ADD CONSTRAINT "project_message_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_partner_id_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_offered_by_id_user_id_fk" FOREIGN KEY ("offered_by_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assessment_day_day_index" ON "assessment_day" USING btree ("day");--> statement-breakpoint
CREATE INDEX "media_visit_id_created_at_index" ON "media" USING btree ("visit_id","created_at");--> statement-breakpoint
CREATE INDEX "media_orphans" ON "media" USING btree ("created_at") WHERE "media"."visit_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "notification_of_event" ON "notification" USING btree ("event_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notification_number" ON "notification" USING btree ("user_id","number");--> statement-breakpoint
CREATE INDEX "notification_unread" ON "notification" USING btree ("user_id") WHERE "notification"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notification_user_id_created_at_id_index" ON "notification" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notification_lead_id_index" ON "notification" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "notification_mail_id_index" ON "notification" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "site_key_site_id_index" ON "site_key" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "installer_report_project_id_index" ON "installer_report" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "installer_report_partner_id_index" ON "installer_report" USING btree ("partner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "meter_reading_project_id_day_index" ON "meter_reading" USING btree ("project_id","day");--> statement-breakpoint
CREATE INDEX "project_mark_user_id_index" ON "project_mark" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "project_message_project_id_partner_id_created_at_id_index" ON "project_message" USING btree ("project_id","partner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "project_message_partner_id_index" ON "project_message" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "project_message_author_id_index" ON "project_message" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "quote_project_id_index" ON "quote" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "quote_partner_id_index" ON "quote" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "quote_offered_by_id_index" ON "quote" USING btree ("offered_by_id");--> statement-breakpoint
ALTER TABLE "milestone" ADD CONSTRAINT "milestone_done_by_id_user_id_fk" FOREIGN KEY ("done_by_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone" ADD CONSTRAINT "milestone_done_partner_id_partner_id_fk" FOREIGN KEY ("done_partner_id") REFERENCES "public"."partner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_adviser_id_user_id_fk" FOREIGN KEY ("adviser_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox_event" ADD CONSTRAINT "outbox_event_actor_id_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_admins" ON "user" USING btree ("id") WHERE "user"."is_admin";--> statement-breakpoint
CREATE INDEX "user_name_start" ON "user" USING btree (lower("name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "user_last_word_start" ON "user" USING btree (lower(substring("name" from '[^ ]+$')) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "user_email_start" ON "user" USING btree (lower("email") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "user_username_start" ON "user" USING btree (lower("username") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "message_answers" ON "message" USING btree ("position") WHERE "message"."role" = 'assistant';--> statement-breakpoint
CREATE INDEX "assessment_created_at_id_index" ON "assessment" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "assessment_kind_market_created_at_id_index" ON "assessment" USING btree ("kind","market","created_at","id");--> statement-breakpoint
CREATE INDEX "assessment_market_created_at_id_index" ON "assessment" USING btree ("market","created_at","id");--> statement-breakpoint
CREATE INDEX "lead_created_at_id_index" ON "lead" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "lead_unassigned" ON "lead" USING btree ("created_at","id") WHERE "lead"."handed_to" = 0 and "lead"."withdrawn_at" is null and "lead"."confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX "lead_unconfirmed" ON "lead" USING btree ("created_at","id") WHERE "lead"."withdrawn_at" is null and "lead"."confirmed_at" is null;--> statement-breakpoint
CREATE INDEX "lead_withdrawn" ON "lead" USING btree ("created_at","id") WHERE "lead"."withdrawn_at" is not null;--> statement-breakpoint
CREATE INDEX "lead_name_start" ON "lead" USING btree (lower("name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "lead_last_word_start" ON "lead" USING btree (lower(substring("name" from '[^ ]+$')) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "lead_place_start" ON "lead" USING btree (lower("place") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "lead_partner_status_lead_id_index" ON "lead_partner" USING btree ("status","lead_id");--> statement-breakpoint
CREATE INDEX "milestone_installed" ON "milestone" USING btree ("project_id") WHERE "milestone"."kind" = 'installation' and "milestone"."done_at" is not null;--> statement-breakpoint
CREATE INDEX "milestone_done_by_id_index" ON "milestone" USING btree ("done_by_id");--> statement-breakpoint
CREATE INDEX "milestone_done_partner_id_index" ON "milestone" USING btree ("done_partner_id");--> statement-breakpoint
CREATE INDEX "project_owner_id_index" ON "project" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "project_adviser_id_index" ON "project" USING btree ("adviser_id");--> statement-breakpoint
CREATE INDEX "project_created_at_id_index" ON "project" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_actor_scope_created_at_id_index" ON "audit" USING btree ("actor_scope","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_created_at_id_index" ON "audit" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_verb_created_at_id_index" ON "audit" USING btree ("verb","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entity_created_at_id_index" ON "audit" USING btree ("entity","created_at","id");--> statement-breakpoint
CREATE INDEX "idempotency_project" ON "idempotency" USING btree (("reply"->>'projectId'));--> statement-breakpoint
CREATE INDEX "outbox_event_actor_id_index" ON "outbox_event" USING btree ("actor_id");