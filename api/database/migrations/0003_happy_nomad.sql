ALTER TABLE "visit" ADD COLUMN "shown_partner_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "email" ADD COLUMN "digest_id" uuid;--> statement-breakpoint
ALTER TABLE "email" ADD CONSTRAINT "email_digest_id_email_id_fk" FOREIGN KEY ("digest_id") REFERENCES "public"."email"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_partner_id_created_at_index" ON "email" USING btree ("partner_id","created_at");--> statement-breakpoint
CREATE INDEX "email_digest_id_index" ON "email" USING btree ("digest_id");