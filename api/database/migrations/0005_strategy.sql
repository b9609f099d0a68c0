ALTER TABLE "partner" ALTER COLUMN "brands" SET DATA TYPE jsonb USING '{}'::jsonb;--> statement-breakpoint
ALTER TABLE "partner" ALTER COLUMN "speciality" SET DATA TYPE jsonb USING jsonb_build_object('de', "speciality", 'en', "speciality", 'fr', "speciality");
