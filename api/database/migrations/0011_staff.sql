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
DROP INDEX "audit_actor_scope_index";--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "handed_to" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "visit" ADD COLUMN "begun_kind" text;--> statement-breakpoint
ALTER TABLE "ai_day" ADD CONSTRAINT "ai_day_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_day" ADD CONSTRAINT "assessment_day_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assessment_day_day_index" ON "assessment_day" USING btree ("day");--> statement-breakpoint
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
CREATE INDEX "audit_actor_scope_created_at_id_index" ON "audit" USING btree ("actor_scope","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_created_at_id_index" ON "audit" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_verb_created_at_id_index" ON "audit" USING btree ("verb","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entity_created_at_id_index" ON "audit" USING btree ("entity","created_at","id");